import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { moved } from '#routes.ts';
import {
  cacheControl,
  contentSecurityPolicy,
  contentType,
  filePolicy,
  inertPolicy,
  securityHeaders,
} from '../server/headers.ts';
import { nginxMaps, nginxSite } from '../server/nginx.ts';
import { addressOf, listFiles, served } from '../tools/dist.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const COMPRESSIBLE = /\.(?:html|js|css|svg|json|xml|txt|webmanifest|yaml)$/;

/**
 * After the build: files for hosts that read `_headers` and `_redirects`, compressed copies, and
 * the configuration of nginx in `server/dist/`, which is not part of the site.
 */
export function publish(): AstroIntegration {
  let project: URL;
  return {
    name: 'publish',
    hooks: {
      'astro:config:done': ({ config }) => {
        project = config.root;
      },
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        const files = await listFiles(root);
        await writeFile(join(root, '_headers'), await hostHeaders(root, files));
        await writeFile(join(root, '_redirects'), hostRedirects());
        await writeNginx(new URL('server/dist/', project), root, files);
        const compressible = files.filter((name) => COMPRESSIBLE.test(name));
        await Promise.all(compressible.map((name) => compress(join(root, name))));
      },
    },
  };
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  await writeFile(`${file}.br`, await brotli(content, options));
  await writeFile(`${file}.gz`, await zip(content, { level: 9 }));
}

async function writeNginx(folder: URL, root: string, files: readonly string[]): Promise<void> {
  const texts = await Promise.all(
    served(files).map(async (file) => {
      const html = file.endsWith('.html') ? await readFile(join(root, file), 'utf8') : undefined;
      return [file, html] as const;
    }),
  );
  await mkdir(folder, { recursive: true });
  await writeFile(new URL('maps.conf', folder), nginxMaps(new Map(texts)));
  await writeFile(new URL('site.conf', folder), nginxSite(new Map(texts)));
}

async function hostHeaders(root: string, files: readonly string[]): Promise<string> {
  const block = (path: string, headers: Readonly<Record<string, string>>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  const blocks = [
    block('/*', securityHeaders),
    block('/_a/*', { 'Cache-Control': cacheControl('/_a/') }),
  ];
  for (const file of files) {
    const type = contentType(file);
    if (type) blocks.push(block(`/${file}`, { 'Content-Type': type }));
    // The worker's own; what hosts give the rest, which runs nothing, is their affair.
    const policy = filePolicy(`/${file}`);
    if (policy !== inertPolicy) {
      const cache = cacheControl(`/${file}`);
      blocks.push(block(`/${file}`, { 'Content-Security-Policy': policy, 'Cache-Control': cache }));
    }
  }
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const html = await readFile(join(root, file), 'utf8');
    blocks.push(
      block(addressOf(file), {
        'Content-Security-Policy': contentSecurityPolicy(html),
        'Cache-Control': cacheControl(addressOf(file)),
      }),
    );
  }
  return `${blocks.join('\n\n')}\n`;
}

function hostRedirects(): string {
  return Object.entries(moved)
    .map(([from, to]) => `${from} ${to} 301\n`)
    .join('');
}
