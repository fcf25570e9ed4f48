/**
 * How this device keeps pages and files, for the worker and the page « hors ligne » alike. A page
 * is stored under its address, with the id of the release in which it was last read.
 */
import { isOwnPage } from '#own-page.ts';
import { pagePolicy } from '#policy.ts';
import { FILES, PAGES } from './names.ts';

const RELEASE = 'x-release';

/** Of each ending: what the type says, and how the text looks when it is whole and ours. */
const KINDS: Readonly<Record<string, readonly [type: RegExp, text?: RegExp]>> = {
  // The build ends scripts and styles with a line; those within a script follow other signs.
  js: [/javascript/, /^\s*[^<\s].*[)}"]\n$/s],
  css: [/css/, /^\s*[^<\s].*\n$/s],
  json: [/json/, /^(?:\{"version":.*\}|"<style>.*")\s*$/s],
  webmanifest: [/json/, /^\{.*\}\s*$/s],
  svg: [/svg/, /<\/svg>\s*$/],
  woff2: [/font|octet-stream/],
};
const PICTURE = [/^image|octet-stream/] as const;

/** Whether an answer is the file: portals, filters and hosts answer any name with a page. */
export async function isFile(path: string, answer: Response | undefined): Promise<boolean> {
  const [type, text]: readonly [RegExp, RegExp?] = KINDS[path.replace(/.*\./, '')] ?? PICTURE;
  if (answer?.status !== 200 || answer.redirected) return false;
  if (!type.test(`${answer.headers.get('Content-Type')}`)) return false;
  const file = answer.clone();
  if (text) return text.test(await file.text());
  if (!path.endsWith('2')) return isPicture(await file.blob());
  const bytes = new Uint8Array(await file.arrayBuffer());
  // A font says its length: of four bytes, the last two.
  return (bytes[10] ?? 0) * 256 + Number(bytes[11]) === (bytes.length & 65535);
}

/** Whether a picture can be drawn whole; engines that cannot tell keep it. */
const isPicture = (blob: Blob) =>
  typeof createImageBitmap === 'undefined' ||
  createImageBitmap(blob).then(
    () => true,
    () => false,
  );

/** A page in a pack (`integrations/service-worker.ts`). */
export type Packed = readonly [address: string, html: string];

/** Scripts, styles and fonts that a text refers to; not the handwriting, which is for looks only. */
const namesIn = (text: string) =>
  new Set(text.match(/_a\/(?!caveat)[\w.@-]+\.(?:js|css|woff2)/g) ?? []);

export const releaseOf = (kept: Response | undefined) => kept?.headers.get(RELEASE);

/** Stores a page of ours, from the network or from a pack. Rejects when the device is full. */
export async function keepPage([address, html]: Packed, release: string, etag = ''): Promise<void> {
  if (!isOwnPage(html, address)) return;
  const headers = {
    'Content-Type': 'text/html;charset=utf-8',
    'Content-Security-Policy': pagePolicy,
    ETag: etag,
    [RELEASE]: release,
  };
  await (await caches.open(PAGES)).put(address, new Response(html, { headers }));
}

/**
 * Fetches a file; once more, past the HTTP cache, if something else came. A script that still is
 * not whole fails: an empty script runs too, and a browser keeps it for the next pages.
 */
export async function fetchFile(path: string, request: Request | string = path): Promise<Response> {
  const answer = await fetch(request);
  if (await isFile(path, answer)) return answer;
  const past = await fetch(path, { cache: 'reload' });
  return path.endsWith('.js') && !(await isFile(path, past)) ? Response.error() : past;
}

/** Stores an answer if it is the file. Rejects when the device is full. */
export async function keepFile(path: string, answer: Response): Promise<void> {
  if (await isFile(path, answer)) await (await caches.open(FILES)).put(path, answer);
}

/** Stores the files that a page needs, and what its scripts import; most are in the HTTP cache. */
export async function keepFilesOf(html: string): Promise<void> {
  const tags = html.match(/<(?:script|link)\b[^>]*>|url\([^)]*\)/g) ?? [];
  // Newer engines never ask for the styles of older engines.
  const own = tags.filter((tag) => !URL.canParse || !tag.includes('/older.'));
  await Promise.all([...namesIn(own.join(''))].map((name) => keepWithImports(`/${name}`)));
}

async function keepWithImports(path: string): Promise<void> {
  const files = await caches.open(FILES);
  if (!(await files.match(path))) await keepFile(path, await fetchFile(path));
  if (!path.endsWith('.js')) return;
  const code = (await (await files.match(path))?.text()) ?? '';
  const imports = code.matchAll(/(?:from|import)["'`]\.\/([\w.@-]+\.js)/g);
  await Promise.all([...imports].map(([, name]) => keepWithImports(`/_a/${name}`)));
}

/** Deletes what is not ours or not whole, and the files that no kept page uses any more. */
export async function sweep(): Promise<void> {
  const pages = await caches.open(PAGES);
  const files = await caches.open(FILES);
  const textOf = async (cache: Cache, key: Request) =>
    (await (await cache.match(key))?.text()) ?? '';
  const left = new Map<string, Request>();
  for (const key of await files.keys()) {
    const { pathname } = new URL(key.url);
    if (await isFile(pathname, await files.match(key))) left.set(pathname, key);
    else await files.delete(key);
  }
  let text = '';
  for (const key of await pages.keys()) {
    const html = await textOf(pages, key);
    if (isOwnPage(html, new URL(key.url).pathname)) text += html;
    else await pages.delete(key);
  }
  while (text) {
    const reached = [...left].filter(([path]) => text.includes(path.replace(/^.*\//, '')));
    text = '';
    for (const [path, key] of reached) {
      left.delete(path);
      if (path.endsWith('.js')) text += await textOf(files, key);
    }
  }
  for (const [path, key] of left) if (path.startsWith('/_a/')) await files.delete(key);
}
