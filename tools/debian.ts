/** What some tests need beside Node and the browser from npm, each with its Debian packages. */
import { existsSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';

const programs = {
  // Half the time of the whole Chromium; it finds in a page, which the npm package's does not.
  chromium: { file: '/usr/bin/chromium-headless-shell', packages: ['chromium-headless-shell'] },
  // Replaces the display font until that has loaded.
  face: { file: '/usr/share/fonts/truetype/liberation', packages: ['fonts-liberation'] },
  nginx: {
    file: '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
    packages: ['nginx-light', 'libnginx-mod-http-brotli-static'],
  },
  openssl: { file: 'openssl', packages: ['openssl'] },
  firefox: { file: '/usr/bin/firefox-esr', packages: ['firefox-esr'] },
  webkit: { file: '/usr/bin/WebKitWebDriver', packages: ['webkit2gtk-driver'] },
  screen: { file: '/usr/bin/Xvfb', packages: ['xvfb'] },
  python: { file: 'python3', packages: ['python3'] },
  php: { file: 'php', packages: ['php-cli'] },
  pdfinfo: { file: 'pdfinfo', packages: ['poppler-utils'] },
};

type Program = keyof typeof programs;

/** Whether this machine lacks any of them: tests that need it are skipped. */
export function lacks(...names: readonly Program[]): boolean {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.some(
    (name) => !folders.some((folder) => existsSync(resolve(folder, programs[name].file))),
  );
}

/** The packages that this machine lacks, for `apt-get install -y`. */
export function missingPackages(): string[] {
  const names = Object.keys(programs) as Program[];
  return names.filter((name) => lacks(name)).flatMap((name) => programs[name].packages);
}
