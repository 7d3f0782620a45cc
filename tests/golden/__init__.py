"""Whole games with fixed seeds of all titles and numbers of seats: hashes, one game for each way a game can end
(`endings.json`, and records where random moves do not get there), and a few readable transcripts.

A change of the rules, of the chance streams or of the record format shows here as a difference to be reviewed. If it is
meant, write the files of the title anew, and say in the commit which rule has changed:

    cd tests && CIVITAS_INTERPRETED=1 ../.venv/bin/python -m golden antiquity
"""
