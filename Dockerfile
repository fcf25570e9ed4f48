# The site on Debian's nginx, the very one that the tests run:
#   docker build -t site . && docker run -p 8080:8080 site
# Deployment values come from .env, as everywhere: none is a secret.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /build
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
# Seconds since 1970: the same value builds the same site to the byte.
ARG SOURCE_DATE_EPOCH
ENV ASTRO_TELEMETRY_DISABLED=1
RUN npm run build

FROM debian:12.11-slim
RUN apt-get update \
    && apt-get install -y --no-install-recommends nginx-light libnginx-mod-http-brotli-static \
    && rm -rf /var/lib/apt/lists/*
COPY --from=build /build/server /project/server
COPY --from=build /build/dist /project/dist
RUN /project/server/release.sh /srv \
    && rm -r /project \
    && ln -s /dev/stdout /srv/logs/access.log \
    && ln -s /dev/stderr /srv/logs/error.log \
    && chown www-data:www-data /srv/run
USER www-data
EXPOSE 8080 8443
# A page, or with a certificate where to go for it.
HEALTHCHECK CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/8080 && printf 'HEAD / HTTP/1.1\\r\\nHost: x\\r\\n\\r\\n' >&3 && read -r -t 3 _ status _ <&3 && [[ $status == [23]?? ]]"]
STOPSIGNAL SIGQUIT
CMD ["nginx", "-p", "/srv/", "-c", "nginx.conf", "-e", "stderr", "-g", "daemon off;"]
