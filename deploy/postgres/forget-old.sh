#!/bin/sh
# forget-old.sh FOLDER N: keep the N youngest backups, and of the archived log what they need.
set -eu
folder=$1
keep=$2
ls -1 "$folder/base" | sort -r | tail -n "+$((keep + 1))" | while read -r name; do
    rm -rf "${folder:?}/base/$name"
done
oldest=$(ls -1 "$folder/base" | sort | head -n 1)
start=$(tar -xzOf "$folder/base/$oldest/base.tar.gz" backup_label | sed -n 's/^START WAL LOCATION: .*(file \([0-9A-F]*\))$/\1/p')
for file in "$folder"/wal/*; do
    name=$(basename "$file")
    # Histories of timelines are short, and always needed.
    case $name in *.history) continue ;; esac
    # The first eight digits name the timeline: what is older counts by what comes after them.
    if expr "$(echo "$name" | cut -c9-24)" "<" "$(echo "$start" | cut -c9-24)" >/dev/null; then rm -f "$file"; fi
done
