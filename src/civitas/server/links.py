"""Links that give a seat away. The secret stands in the fragment, which browsers keep to themselves."""

from __future__ import annotations

import segno

from civitas.server.wire import QrCode, SeatLink


def link_of(base: str, table: str, seat: int, token: str) -> SeatLink:
    url = f"{base}/t/{table}#{token}"
    return SeatLink(seat, url, square_code(url))


def square_code(text: str) -> QrCode:
    """A QR code as one SVG path on a grid of so many squares, quiet zone included."""
    # Any mask can be read; looking for the prettiest takes eight times as long.
    code = segno.make(text, error="m", micro=False, mask=2, boost_error=False)
    rows = [list(row) for row in code.matrix_iter(scale=1, border=4)]
    path = []
    for y, row in enumerate(rows):
        x = 0
        while x < len(row):
            start = x
            while x < len(row) and row[x]:
                x += 1
            if x > start:
                path.append(f"M{start} {y}h{x - start}v1h-{x - start}z")
            x += 1
    return QrCode(len(rows), "".join(path))
