#!/bin/sh
# base-backup.sh FOLDER: a copy of the whole cluster, made while it is used. Which cluster: as for psql (PGHOST, PGPORT, PGUSER).
set -eu
folder=$1
name=$(date -u +%Y%m%dT%H%M%SZ)
mkdir -p "$folder/base" "$folder/wal"
pg_basebackup --pgdata "$folder/base/.$name" --format tar --gzip --wal-method fetch --checkpoint fast
# Whoever finds it under its name finds it whole.
mv "$folder/base/.$name" "$folder/base/$name"
echo "$folder/base/$name"
