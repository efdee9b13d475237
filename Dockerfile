# The product's images: docker-compose.yml builds the targets storage, edge, cms and web.
# A build needs no setting and no secret, so that one image is tested, staged and run.
ARG NODE_IMAGE=node:24.21.0-bookworm-slim
ARG NGINX_IMAGE=nginx:1.30.5
ARG STORAGE_IMAGE=versity/versitygw:v1.8.0

FROM ${STORAGE_IMAGE} AS storage
USER root
# A new volume takes owner and permissions of the folder it covers.
RUN mkdir -p /data && chown 1000:1000 /data && chmod 700 /data
USER 1000:1000

FROM ${NGINX_IMAGE} AS edge
USER root
COPY deploy/nginx /edge
RUN mkdir -p /var/cache/edge /certificates && chown 101:101 /var/cache/edge /certificates
USER 101:101
ENTRYPOINT ["sh", "/edge/start.sh"]
CMD []

FROM ${NODE_IMAGE} AS packages
WORKDIR /product
ENV CI=true DO_NOT_TRACK=1
RUN npm install --global --no-fund --no-audit pnpm@12.21.0
COPY pnpm-lock.yaml pnpm-workspace.yaml ./
RUN pnpm fetch

FROM packages AS build
COPY LICENSE package.json turbo.json ./
COPY packages packages
COPY plugins plugins
COPY apps apps
COPY docs docs
RUN pnpm install --offline --frozen-lockfile \
  && pnpm exec turbo run build --filter=cms --filter=web --output-logs=errors-only --no-update-notifier \
  && rm -rf apps/web/.next/cache

# Passwords and secrets of the seed go: the first start makes its own.
FROM build AS try-product
COPY .env.example ./
COPY ops ops
COPY scripts scripts
RUN node scripts/run.mjs build && ENV_FILE=/tmp/.env node scripts/run.mjs seed \
  && node -e "new (require('node:sqlite').DatabaseSync)('data/cms.sqlite').exec('DELETE FROM admin_users; DELETE FROM up_users')" \
  && rm -rf /tmp/.env .turbo apps/*/.turbo apps/web/.next/cache

# The whole product with the sample content in one container, for a look at it: docs/operations.md.
FROM ${NODE_IMAGE} AS try
ENV HOST=0.0.0.0 DEMO_MODE=trial ENV_FILE=data/.env
COPY --from=try-product --chown=node:node /product /product
WORKDIR /product
USER node
EXPOSE 3000 1337 1080
CMD ["node", "scripts/run.mjs", "start"]

FROM build AS cms-product
COPY deploy/images/prune.sh /
RUN sh /prune.sh cms

FROM build AS web-product
COPY deploy/images/prune.sh /
RUN sh /prune.sh web

FROM ${NODE_IMAGE} AS cms
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data MALLOC_ARENA_MAX=2 MALLOC_TRIM_THRESHOLD_=131072
COPY --from=cms-product /product /product
WORKDIR /product/apps/cms
# Strapi makes the last folder where it is missing.
RUN mkdir -p /data .instances database/migrations && chown node:node /data .instances && chmod 700 /data .instances
USER node
EXPOSE 1337
CMD ["node", "scripts/start.mts"]

FROM ${NODE_IMAGE} AS web
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data MALLOC_ARENA_MAX=2 MALLOC_TRIM_THRESHOLD_=131072
COPY --from=web-product /product /product
WORKDIR /product/apps/web
RUN mkdir -p /data .instances && chown node:node /data .instances && chmod 700 /data .instances
USER node
EXPOSE 3000
CMD ["node", "scripts/start.ts"]
