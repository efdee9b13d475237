#!/bin/sh
# Prints the secrets that .env lacks, and says which other settings are missing or unknown: sh deploy/secrets.sh >> .env
set -eu
cd "$(dirname "$0")/.."

secret() { head -c 24 /dev/urandom | od -An -vtx1 | tr -d ' \n'; }
line() { grep -qs "^$1=." .env || echo "$1=$2"; }

for name in ADMIN_JWT_SECRET API_TOKEN_SALT TRANSFER_TOKEN_SALT ENCRYPTION_KEY JWT_SECRET SITE_TOKEN \
  REVALIDATE_SECRET PREVIEW_SECRET METRICS_TOKEN POSTGRES_PASSWORD S3_ACCESS_KEY_ID S3_SECRET_ACCESS_KEY; do
  line "$name" "$(secret)"
done
line APP_KEYS "$(secret),$(secret)"
for account in STRAPI JOBS BLOG; do
  line "${account}_ADMIN_PASSWORD" "Aa1-$(secret)"
done

# The output above may already be in .env, because this runs while it is written.
missing=$(grep -oE '\$\{[A-Z_]+:\?' docker-compose.yml | tr -cd 'A-Z_\n' | sort -u | while read -r name; do
  grep -qs "^$name=." .env || case $name in *PASSWORD | *SECRET | *TOKEN | *SALT | *KEY | *KEYS) ;; *) echo "$name" ;; esac
done)
[ -z "$missing" ] || echo "Still missing in .env:" $missing >&2
unknown=$(sed -nE 's/^([A-Za-z_][A-Za-z0-9_]*)=.*/\1/p' .env 2>/dev/null | while read -r name; do
  case $name in COMPOSE_* | DOCKER_*) ;; *) grep -qE "\\$\{$name[:}]" docker-compose*.yml || echo "$name" ;; esac
done)
[ -z "$unknown" ] || echo "In .env, but in no Compose file:" $unknown >&2
