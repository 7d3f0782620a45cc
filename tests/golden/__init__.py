"""Whole games with fixed seeds, kept as hashes and as readable transcripts.

A change of the rules, of the chance streams or of the record format shows here as a difference to be reviewed. If it is
meant, write the files anew:

    cd tests && CIVITAS_INTERPRETED=1 ../.venv/bin/python -m golden
"""
