#!/bin/sh
# From a fresh virtual machine (Debian 12 or 13, Ubuntu 24.04; as root) to a running site: service, sales desk, mail,
# nightly backup, and Caddy with certificates. Everything is set in one file, /etc/website.env.
#
#     sh set-up-server.sh <address of the repository> <version, such as v0.1.0 or main>
#
# The first time it stops for you to fill in the file. Run again it continues, and later it installs new versions:
# the service is stopped only for its restart. The steps are explained in docs/deploying.md.
set -eu
repository=${1:?The address of the repository is missing}
version=${2:?The version is missing, such as v0.1.0 or main}
place=/srv/website
settings=/etc/website.env

say() { printf '\n%s\n' "$*"; }

say '1. Packages: git, Node with npm, Caddy'
export DEBIAN_FRONTEND=noninteractive
apt-get update --quiet=2
apt-get install --quiet=2 --no-install-recommends ca-certificates curl git caddy
# The distribution's Node may be too old to begin with; the site then runs on its own, from the lock file.
if ! node --version 2>/dev/null | grep -qE '^v(2[0-9]|[3-9][0-9])\.' || ! command -v npm >/dev/null; then
	curl --fail --silent --show-error --location https://deb.nodesource.com/setup_24.x | bash -
	apt-get install --quiet=2 nodejs
fi

say '2. User, sources, packages, build'
id website >/dev/null 2>&1 || useradd --system --shell /usr/sbin/nologin website
[ -d "$place/.git" ] || git clone --quiet "$repository" "$place"
cd "$place"
git fetch --quiet --tags origin
git checkout --quiet --detach "origin/$version" 2>/dev/null || git checkout --quiet --detach "$version"
npm ci
npm run build

if [ ! -e "$settings" ]; then
	install --mode=600 .env.example "$settings"
	say "3. Fill in $settings: PUBLIC_ORIGIN, LEAD_RECIPIENTS, MAIL_FROM, SMTP_URL, ALERT_RECIPIENTS and
   METRICS_TOKEN at least. Then call this again."
	exit 0
fi
origin=$(sed -n 's/^PUBLIC_ORIGIN=//p' "$settings")
case $origin in
	https://*) ;;
	*) say "3. PUBLIC_ORIGIN in $settings must be an address such as https://www.example.com"; exit 1 ;;
esac

say '3. Service and nightly backup'
cp deploy/systemd/website*.service deploy/systemd/website*.timer /etc/systemd/system/
systemctl daemon-reload
# A backup before a new version changes the store: the only way back.
if [ -e /var/lib/website/leads.sqlite ]; then systemctl start website-backup.service; fi
systemctl enable --quiet website.service website-backup.timer
systemctl restart website.service
systemctl start website-backup.timer
curl --fail --silent --retry 20 --retry-connrefused --retry-delay 1 http://127.0.0.1:3000/readyz >/dev/null

say '4. Caddy'
sed "s|www\.example\.com|${origin#https://}|; /^example\.com/,\$d" deploy/caddy/Caddyfile >/etc/caddy/Caddyfile
systemctl reload-or-restart caddy.service

say '5. What the doctor says'
deploy/website-leads doctor || say 'Fix what is wrong above, then: systemctl restart website'
say "The site is at $origin. Let its first owner into the sales desk:
   cd $place && sudo deploy/website-leads invite you@example.com"
