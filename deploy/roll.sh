#!/bin/sh
# Replaces a service's replicas one by one with the current image and settings: sh deploy/roll.sh web
# COMPOSE names another program than `docker compose`, with its options.
set -eu
cd "$(dirname "$0")/.."
service=${1:?names a service, such as web}
compose=${COMPOSE:-docker compose}
wait_seconds=${WAIT_SECONDS:-300}

replicas() { $compose ps -q "$service"; }
health() { docker inspect --format '{{if .State.Health}}{{.State.Health.Status}}{{else}}healthy{{end}}' "$1"; }

old=$(replicas)
[ -n "$old" ] || { echo "No replica of $service runs." >&2; exit 1; }
number=$(echo "$old" | wc -l)
for container in $old; do
  before=$(replicas)
  $compose up --detach --no-deps --no-recreate --scale "$service=$((number + 1))" "$service"
  new=$(replicas | grep -vF "$before")
  seconds=0
  until [ "$(health "$new")" = healthy ]; do
    seconds=$((seconds + 1))
    if [ "$seconds" -gt "$wait_seconds" ]; then
      docker logs --tail 20 "$new" >&2
      docker rm --force --volumes "$new" > /dev/null
      echo "The new replica of $service is not healthy after $wait_seconds seconds. The old ones go on." >&2
      exit 1
    fi
    sleep 1
  done
  docker stop --time 20 "$container" > /dev/null
  docker rm --volumes "$container" > /dev/null
done
echo "$service: $number replaced."
