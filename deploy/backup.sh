#!/bin/sh
# Writes a backup a day into /backups and keeps the last fourteen. `shop backup` restores its file in a trial before it
# gives it its name, so every file here can be restored.
set -eu
while true; do
  if node server/cli/shop.ts backup "/backups/shop-$(date -u +%FT%H%M).backup"; then
    find /backups -name 'shop-*.backup' -mtime +14 -delete
  else
    echo 'The backup failed; the next attempt is in an hour.' >&2
    sleep 3600
    continue
  fi
  sleep 86400
done
