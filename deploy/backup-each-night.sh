#!/bin/sh
# In the container of compose.yaml: a verified copy in /backups each night at half past two, none older than a month.
set -eu
while :; do
	now=$(date +%s)
	next=$(date --date='02:30' +%s)
	[ "$next" -gt "$now" ] || next=$(date --date='tomorrow 02:30' +%s)
	sleep $((next - now))
	node leads/commands/main.ts backup --out "/backups/$(date +%F-%H%M)" || echo 'The backup failed: see above' >&2
	find /backups -mindepth 1 -maxdepth 1 -mtime +31 -exec rm -r {} +
done
