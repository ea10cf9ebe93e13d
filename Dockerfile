# The site and its lead desk in one container. docs/deploying.md explains how to run it.

FROM node:24-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
# The commit, since there is no git in here. docker build --build-arg COMMIT=… --build-arg COMMIT_DATE=…
ARG COMMIT
ARG COMMIT_DATE
RUN node_modules/.bin/node site/build/build.ts

# Production: the packages of the lead desk, without those for building and testing. TypeScript would be included
# as an optional package of valibot.
FROM node:24-bookworm-slim AS packages
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --omit=optional --ignore-scripts

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data TMPDIR=/data
WORKDIR /site
COPY --from=packages /site/node_modules ./node_modules
COPY --from=build /site/build/client ./build/client
COPY --from=build /site/build/desk ./build/desk
COPY --from=build /site/build/commit.json ./build/
COPY package.json ./
COPY common ./common
COPY leads ./leads
COPY portal/content ./portal/content
COPY sales-desk/server ./sales-desk/server
COPY sales-desk/wire ./sales-desk/wire
COPY site/content ./site/content
COPY deploy/backup-each-night.sh ./deploy/
# Only leads are written, including temporary copies, so the rest may be mounted read-only.
RUN mkdir --mode=700 /data /backups && chown node:node /data /backups
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=10s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "leads/main.ts"]
