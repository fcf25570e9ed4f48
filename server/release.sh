#!/bin/sh
# Publishes dist/ on this machine, for nginx: `server/release.sh /srv/site`; `server/release.sh /srv/site
# back` publishes the release served before. The file `served` has a line for each release, the one served
# last at the end: its name, then the one before it. Four stay; what else is in releases/ is not ours.
# A hashed file stays with the last release that has it, so that pages which are open keep theirs.
set -eu
fail() { echo "$1" >&2; exit 1; }
share() { [ ! -d "$1/_a" ] || cp -alf "$1/_a/." hashed/_a/; }
project=$(cd "$(dirname "$0")/.." && pwd) dist=$project/dist
case ${1:-}:${2:-} in
  ?*:back) ;;
  ?*:) [ -e "$dist/_nginx" ] && [ ! -e "$dist/.new" ] || fail 'dist/ n’est pas un site entier : npm run build' ;;
  *) fail 'Il faut le dossier du site, et « back » pour revenir : server/release.sh /srv/site back' ;;
esac
umask 022
mkdir -p "$1/releases" "$1/hashed/_a" "$1/logs" "$1/run" "$1/tls" "$1/acme"
cd "$1"
exec 9<.
flock -n 9 || { echo 'Une autre publication est en cours : celle-ci attend.' >&2; flock 9; }
touch served
list=$(while read -r name was; do [ ! -e "releases/$name/_nginx" ] || echo "$name $was"; done <served)
[ -L current ] || [ ! -e current ] || fail "$PWD/current est un dossier, et non un lien : déplacez-le."
now=$(basename "$(readlink current)") before=$(echo "$list" | sed -n "s/^$now //p")
# A link to nowhere, or to a folder that is not a release.
[ -e "releases/$now/_nginx" ] || now=$(echo "$list" | sed -n '$s/ .*//p') before=$now
if [ "${2:-}" = back ]; then
  next=$before
  [ -e "releases/$next/_nginx" ] || fail 'Aucune version précédente n’est gardée.'
  from=releases/$next
else
  next=$(date -u +%Y%m%d-%H%M%S.%3N)
  while [ -e "releases/$next" ]; do next=${next}_; done
  list=$(echo "$list"; echo "$next $now")
  from=releases/.new
  trap 'rm -rf releases/.new' EXIT
  rm -rf releases/.new
  cp -a "$dist/." releases/.new || fail 'La copie s’est arrêtée : rien n’a changé.'
  diff -rq "$dist/" releases/.new >&2 || fail 'dist/ a changé pendant la copie : recommencez.'
  sed "$([ -e /proc/net/if_inet6 ] || echo '/listen \[::\]/d')" "$project/server/nginx.conf" >releases/.new/_nginx.conf
  # What did not change is the file of the release before, with its date: it is not sent again.
  [ -z "$now" ] || (cd "releases/$now" && find . -type f -exec sha1sum {} + |
    (cd ../.new && LC_ALL=C sha1sum -c 2>/dev/null || :) | sed -n 's/: OK$//p' |
    xargs -r -d '\n' cp -lf --parents -t ../.new)
fi
chmod -R a+rX "$from"; chmod a+rX . releases hashed hashed/_a acme
echo "$list" | awk -v to="$next" '$1 == to { last = $0 } $1 && $1 != to { print } END { print last }' >.served
while read -r name was; do share "releases/$name"; done <.served
share "$from"
[ ! -e "$from/_nginx.conf" ] || { cp "$from/_nginx.conf" .conf; mv .conf nginx.conf; }
# Listed first, so that a later run takes away what a killed one left; shown in one step.
mv .served served
[ "$from" = "releases/$next" ] || mv -T "$from" "releases/$next"
ln -sfn "releases/$next" next
mv -T next current
echo "$next" >.release; mv .release release.txt
head -n -4 served | while read -r old was; do rm -rf "releases/$old"; done
find hashed -type f -links 1 -delete
echo "Version publiée : $next"
[ ! -s run/nginx.pid ] || nginx -p "$PWD" -c nginx.conf -e stderr -s reload ||
  fail 'nginx n’a pas relu ses réglages : systemctl restart site'
