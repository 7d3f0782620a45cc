#!/bin/sh
# restore.sh FOLDER BACKUP DATA [TIME]: the cluster as it was at a moment after a backup, in a new data directory.
# Without a moment: as it was last. The old data directory stays as it is.
set -eu
folder=$1
backup=$2
data=$3
moment=${4-}
if [ -e "$data" ]; then
    echo "$data is there already: name a new directory, or move that one away" >&2
    exit 1
fi
mkdir -p "$data"
chmod 700 "$data"
tar -xzf "$backup/base.tar.gz" -C "$data"
# What an earlier restoration was told holds no longer.
sed -i '/^\(restore_command\|recovery_target\)/d' "$data/postgresql.auto.conf"
cat >>"$data/postgresql.auto.conf" <<CONF
restore_command = 'cp "$folder/wal/%f" "%p"'
recovery_target_action = 'promote'
CONF
if [ -n "$moment" ]; then
    echo "recovery_target_time = '$moment'" >>"$data/postgresql.auto.conf"
fi
# With this file PostgreSQL begins by reading the archived log.
touch "$data/recovery.signal"
