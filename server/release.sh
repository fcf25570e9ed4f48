#!/bin/sh
# Publishes dist/ on this machine, for nginx: `server/release.sh /srv/site`. The release before again:
# `server/release.sh /srv/site back`. Four releases stay. A hashed file stays with the last of them
# that has it, so that pages which are open keep theirs.
set -eu
project=$(cd "$(dirname "$0")/.." && pwd)
mkdir -p "$1/releases" "$1/hashed/_a" "$1/logs" "$1/run" "$1/tls" "$1/acme"
cd "$1"

if [ "${2:-}" = back ]; then
  now=$(basename "$(readlink current)")
  next=$(ls releases | grep -x -B1 "$now" | head -n 1)
  [ "$next" != "$now" ] || { echo 'Aucune version précédente n’est gardée.' >&2; exit 1; }
else
  next=$(date -u +%Y%m%d-%H%M%S.%3N)
  rm -rf releases/.new
  mkdir releases/.new
  cp -a "$project/dist/." releases/.new
  mv -T releases/.new "releases/$next"
  cp -alf "releases/$next/_a/." hashed/_a/
  cp "$project/server/nginx.conf" .
fi

# In one step: nobody finds half a site.
ln -sfn "releases/$next" next
mv -T next current
ls -d releases/* | head -n -4 | xargs -r rm -rf
find hashed -type f -links 1 -delete
[ ! -e run/nginx.pid ] || nginx -p "$PWD" -c nginx.conf -e stderr -s reload
echo "Version publiée : $next"
