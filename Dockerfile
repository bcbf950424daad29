# syntax=docker/dockerfile:1
# One image for every role: `web` by default, `worker`, and the commands of docs/operating.md.
ARG NODE=24.21.0-bookworm-slim

FROM node:${NODE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev --no-audit --no-fund
COPY . .
RUN node scripts/build-web.ts "$PWD/dist/web" \
  && npm prune --omit=dev --offline --no-audit --no-fund \
  && rm -rf node_modules/node-linux-* node_modules/node-darwin-* node_modules/node-win-*

FROM node:${NODE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data NODE_COMPILE_CACHE=/tmp/node \
  MALLOC_MMAP_THRESHOLD_=131072 MALLOC_ARENA_MAX=2
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/dist/web dist/web
COPY --from=build /app/contract contract
COPY --from=build /app/core core
COPY --from=build /app/datasets datasets
COPY --from=build /app/sandbox sandbox
COPY --from=build /app/server server
RUN install -d -o node -g node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.WORKER_PORT ?? process.env.PORT) + '/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "--max-semi-space-size=4", "server/main.ts"]
CMD ["web"]
