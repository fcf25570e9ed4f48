/**
 * How this device keeps pages and files, for the worker and the page « hors ligne » alike. A page
 * is stored under its address, with the id of the release in which it was last read.
 */
import { pagePolicy } from '#policy.ts';
import { FILES, PAGES } from './names.ts';

const RELEASE = 'x-release';

/** A page in a pack (`integrations/service-worker.ts`). */
export type Packed = readonly [address: string, html: string];

/** Scripts, styles and fonts that a text refers to. */
const namesIn = (text: string) => new Set(text.match(/_a\/[\w.@-]+\.(?:js|css|woff2)/g) ?? []);

export const releaseOf = (kept: Response | undefined) => kept?.headers.get(RELEASE);

/** Stores a page, from the network or from a pack. Rejects when the device is full. */
export async function keepPage([address, html]: Packed, release: string, etag = ''): Promise<void> {
  const headers = {
    'Content-Type': 'text/html;charset=utf-8',
    'Content-Security-Policy': pagePolicy,
    ETag: etag,
    [RELEASE]: release,
  };
  await (await caches.open(PAGES)).put(address, new Response(html, { headers }));
}

/** Stores a file, unless it is stored already under a name with a content hash. */
export async function keepFile(path: string, signal?: AbortSignal): Promise<void> {
  const files = await caches.open(FILES);
  if (path.startsWith('/_a/') && (await files.match(path))) return;
  const answer = await fetch(path, signal ? { signal } : {});
  if (answer.ok) await files.put(path, answer);
}

/** Stores the files that a page needs, and what its scripts import; most are in the HTTP cache. */
export async function keepFilesOf(html: string): Promise<void> {
  const tags = html.match(/<(?:script|link)\b[^>]*>|url\([^)]*\)/g) ?? [];
  // Newer engines never ask for the styles of older ones.
  const own = tags.filter((tag) => !URL.canParse || !tag.includes('/older.'));
  await Promise.all([...namesIn(own.join(''))].map((name) => keepWithImports(`/${name}`)));
}

async function keepWithImports(path: string): Promise<void> {
  await keepFile(path);
  if (!path.endsWith('.js')) return;
  const code = (await (await (await caches.open(FILES)).match(path))?.text()) ?? '';
  const imports = code.matchAll(/(?:from|import)["'`]\.\/([\w.@-]+\.js)/g);
  await Promise.all([...imports].map(([, name]) => keepWithImports(`/_a/${name}`)));
}

/** Deletes the files that no kept page uses any more. */
export async function sweep(): Promise<void> {
  const pages = await caches.open(PAGES);
  const files = await caches.open(FILES);
  const texts = async (cache: Cache, keys: readonly (Request | string)[]) =>
    (await Promise.all(keys.map(async (key) => (await cache.match(key))?.text()))).join('');
  const left = new Map(
    (await files.keys()).map((key) => [new URL(key.url).pathname, key] as const),
  );
  let text = await texts(pages, await pages.keys());
  while (text) {
    const reached = [...left.keys()].filter((path) => text.includes(path.replace(/^.*\//, '')));
    for (const path of reached) left.delete(path);
    text = await texts(
      files,
      reached.filter((path) => path.endsWith('.js')),
    );
  }
  for (const [path, key] of left) if (path.startsWith('/_a/')) await files.delete(key);
}
