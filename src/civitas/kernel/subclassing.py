"""Lets interpreted classes subclass compiled ones: a title that lives outside this package, or in the tests.

The mark is read by the compiler alone, which is not there at run time; so this module stays out of the build.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**_):
        return lambda marked: marked
