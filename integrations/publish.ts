import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { moved } from '#routes.ts';
import type { SiteConfig } from '#site.config.ts';
import {
  cacheControl,
  contentSecurityPolicy,
  contentType,
  filePolicy,
  inertPolicy,
  securityHeaders,
  transportHeader,
} from '../server/headers.ts';
import { addressOf, listFiles } from '../tools/dist.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const COMPRESSIBLE = /\.(?:html|js|css|svg|json|xml|txt|webmanifest|yaml)$/;

/**
 * After the build: files for hosts that read `_headers` and `_redirects`, and compressed copies.
 * @param transport how far HTTPS is promised
 */
export function publish(transport: SiteConfig['transport']): AstroIntegration {
  return {
    name: 'publish',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        const files = await listFiles(root);
        await writeFile(join(root, '_headers'), await hostHeaders(root, files, transport));
        await writeFile(join(root, '_redirects'), hostRedirects());
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

async function hostHeaders(
  root: string,
  files: readonly string[],
  transport: SiteConfig['transport'],
): Promise<string> {
  const block = (path: string, headers: Readonly<Record<string, string>>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  const blocks = [
    block('/*', { ...securityHeaders, 'Strict-Transport-Security': transportHeader(transport) }),
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
