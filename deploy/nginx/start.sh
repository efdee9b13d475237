#!/bin/sh
# Writes the configuration that depends on settings, then runs nginx with the arguments: `start.sh -t` only checks.
set -eu
: "${SITE_URL:?is the origin that visitors see, such as https://www.example.com}"
: "${CMS_URL:?is the origin of the panel, such as https://cms.example.com}"
rate=${EDGE_RATE:-50}
case $rate in
  *[!0-9]* | 0*) echo "EDGE_RATE must be a whole number of requests per second, at least 1, not $rate." >&2; exit 78 ;;
esac
run=/run/edge
private='10.0.0.0/8, 172.16.0.0/12, 192.168.0.0/16, 100.64.0.0/10, fc00::/7, 127.0.0.0/8, ::1'
proxies() { printf '%s\n' "${TRUSTED_PROXIES:-}" | sed -E "s#(^|,) *private *(,|\$)#\1$private\2#" | tr ',' '\n'; }

host_of() { printf '%s\n' "$1" | sed -E 's#^https?://##; s#/.*$##'; }
name_of() { host_of "$1" | sed -E 's#:[0-9]+$##'; }

# 4 MB of text take 26 MB when every character is escaped.
resume_mb=$((${RESUME_MAX_MB:-10} + 6))
body_mb=$((resume_mb > 26 ? resume_mb : 26))
echo "client_max_body_size ${body_mb}m;" > "$run/bodies.conf"
{
  echo "limit_req_zone \$client zone=requests:10m rate=${rate}r/s;"
  echo "limit_req_zone \$missing_client zone=files_missed:10m rate=${rate}r/s;"
  # Each of these may be a page that must be rendered.
  echo "limit_req_zone \$missing_client zone=pages_missed:10m rate=$(((rate + 2) / 3))r/s;"
  echo "map \$host \$site_host { default $(host_of "$SITE_URL"); }"
  if [ -n "${TRUSTED_PROXIES:-}" ]; then
    proxies | sed 's/^ */set_real_ip_from /; s/ *$/;/'
    echo "real_ip_header X-Forwarded-For;"
    echo "real_ip_recursive on;"
  fi
} > "$run/settings.conf"

# On one host, such as localhost, only the port tells the panel from the site.
panel=$(name_of "$CMS_URL")
[ "$panel" != "$(name_of "$SITE_URL")" ] || panel=panel.invalid
echo "server_name $panel;" > "$run/panel-name.conf"

certificate=
for folder in /certificates/live/site /certificates; do
  [ -n "$certificate" ] || [ ! -r "$folder/fullchain.pem" ] || certificate=$folder
done
: > "$run/redirect.conf"
if [ -n "$certificate" ]; then
  case $(nginx -v 2>&1) in
    */1.2[0-4].*) http2='listen 8443 ssl http2;' ;;
    *) http2='listen 8443 ssl; http2 on;' ;;
  esac
  cat > "$run/listen.conf" << CONF
$http2
ssl_certificate $certificate/fullchain.pem;
ssl_certificate_key $certificate/privkey.pem;
ssl_protocols TLSv1.2 TLSv1.3;
# Mozilla's intermediate configuration 5.7. TLS 1.3 has only good ciphers.
ssl_ciphers ECDHE-ECDSA-AES128-GCM-SHA256:ECDHE-RSA-AES128-GCM-SHA256:ECDHE-ECDSA-AES256-GCM-SHA384:ECDHE-RSA-AES256-GCM-SHA384:ECDHE-ECDSA-CHACHA20-POLY1305:ECDHE-RSA-CHACHA20-POLY1305;
ssl_prefer_server_ciphers off;
ssl_session_tickets off;
ssl_session_cache shared:tls:10m;
ssl_session_timeout 1d;
CONF
  # Without a certificate of this authority, nobody gets an answer from the panel, not even the sign-in form.
  if [ -r /certificates/panel/clients.pem ]; then
    cat >> "$run/panel-name.conf" << 'CONF'
ssl_client_certificate /certificates/panel/clients.pem;
ssl_verify_client on;
CONF
  fi
  cat > "$run/redirect.conf" << 'CONF'
server {
  listen 8080;
  location / { return 308 https://$host$request_uri; }
  # Only programs call these, and a redirect comes too late: they have already sent their data unencrypted.
  location ~* ^/(api|graphql)(/|$) {
    include /edge/response-headers.conf;
    default_type application/json;
    return 403 '{"error":{"code":"FORBIDDEN","message":"This address is for https alone."}}';
  }
  location /.well-known/acme-challenge/ { root /certificates/webroot; }
}
CONF
else
  echo "listen 8080;" > "$run/listen.conf"
fi

[ $# -gt 0 ] || while sleep 43200; do nginx -s reload -c /edge/nginx.conf; done &
exec nginx -c /edge/nginx.conf -g 'daemon off;' "$@"
