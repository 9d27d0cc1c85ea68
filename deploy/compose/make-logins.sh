#!/bin/sh
# PostgreSQL's image runs this once, on its empty data folder.
set -eu
psql --username=postgres \
  -v owner_password="$OWNER_PASSWORD" -v server_password="$SERVER_PASSWORD" -v backup_password="$BACKUP_PASSWORD" \
  -f /logins.sql
# What the weekly check of the newest backup restores into.
createdb --username=postgres --owner=edfe_owner --encoding=UTF8 --template=template0 edfe_scratch
