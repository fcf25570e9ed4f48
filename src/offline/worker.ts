/**
 * Keeps the visited pages, a small core (the pages needed without network), and the three pages of
 * a product once one of them is visited. A page is asked for at the network first, so that it is
 * fresh, and counted in the server's log; the kept copy serves if the network fails or is slow
 * (docs/decisions/009).
 */
import { offlinePage } from '#i18n/addresses.ts';
import { leadsTo, type Moves, movedTo } from '#served-addresses.ts';
import {
  fetchFile,
  isFile,
  keepFile,
  keepFilesOf,
  keepPage,
  type Packed,
  releaseOf,
  sweep,
} from './keep.ts';
import { CORE, FILES, PACKS, PAGES } from './names.ts';

interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Extendable {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
// TypeScript cannot load its worker types beside those of pages: the few that are used, declared
// here.
declare const self: {
  /** Written by the build. */
  readonly __SITE: {
    readonly release: string;
    /** All addresses, pages first. */
    readonly addresses: readonly string[];
    /** Packs by name: the core, and the pages of each product. */
    readonly packs: Readonly<Record<string, readonly string[]>>;
    /** The owner's old addresses. */
    readonly moved: Moves;
  };
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: object): Promise<readonly { readonly url: string }[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
};

const { release, addresses, packs, moved } = self.__SITE;
const [, MISSING = ''] = CORE;
/** How long to wait for the network before serving a kept page, of this or an earlier release. */
const PATIENCE_MS = { same: 1000, earlier: 3000 };
/**
 * Free space that a device must have, several times the size of the unpacked core. Chromium reports
 * 10 GB whatever is left; there `caches` itself fails when space runs out.
 */
const FREE_BYTES = 5_000_000;

const known = new Set(addresses);
const leads = leadsTo(addresses, moved);
const kept = async (address: string) => (await caches.open(PAGES)).match(address);
const quietly = (work: Promise<unknown>) => work.catch(console.warn);

self.addEventListener('install', (event) => event.waitUntil(quietly(install())));
self.addEventListener('activate', (event) => event.waitUntil(quietly(activate())));

async function install(): Promise<void> {
  // The new worker takes over at once; the open page stays as it is, the next page is newer.
  await self.skipWaiting();
  const open = await self.clients.matchAll({ includeUncontrolled: true, type: 'window' });
  for (const { url } of open) {
    const { pathname } = new URL(url);
    if (known.has(pathname) && !(await kept(pathname))) await keepOpen(pathname);
    await keepAround(pathname);
  }
}

async function activate(): Promise<void> {
  await self.clients.claim();
  await sweep();
}

/** Keeps a page opened before the worker existed: the HTTP cache answers the fetch. */
async function keepOpen(address: string): Promise<void> {
  await keepFilesOf(await keepAnswer(address, await fetch(address)));
}

async function keepAnswer(address: string, answer: Response): Promise<string> {
  const { headers, ok, redirected } = answer;
  if (!ok || redirected || !headers.get('Content-Type')?.includes('html')) return '';
  const html = await answer.text();
  await keepPage([address, html], release, headers.get('ETag') ?? '');
  return html;
}

/** The core, and a visited page's pack, once each, if there is space and data is not saved. */
async function keepAround(address: string): Promise<void> {
  const { connection, storage } = navigator as Navigator & { connection?: { saveData?: boolean } };
  for (const [name, pages] of Object.entries(packs)) {
    if (name !== 'core' && !pages.includes(address)) continue;
    const missing = await Promise.all(pages.map(async (page) => !(await kept(page))));
    if (!missing.includes(true) || connection?.saveData) continue;
    const { quota = 0, usage = 0 } = await storage.estimate();
    if (quota - usage < FREE_BYTES) return;
    const answer = await fetch(`${PACKS}/${name}.json`);
    if (!answer.ok) return;
    for (const [page, html] of (await answer.json()) as Packed[]) {
      if (await kept(page)) continue;
      await keepPage([page, html], release);
      await keepFilesOf(html);
    }
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (pathname.startsWith('/_a/')) event.respondWith(file(event, pathname));
  else if (request.mode === 'navigate' || (known.has(pathname) && !/\.\w+$/.test(pathname)))
    event.respondWith(page(event, pathname));
  else if (/^\/recherche-|\/ecrans\/[\w-]+\.json$|\.(?:svg|webmanifest)$/.test(pathname))
    event.respondWith(data(event, pathname));
});

/** The name has a content hash: a kept file is right, unless a page says that it fails. */
async function file(event: Fetching, path: string): Promise<Response> {
  const past = event.request.cache === 'reload';
  return (!past && (await keptFile(path))) || fetched(event, path);
}

/** JSON, SVG and manifest: the newest version, or the kept version if the network has none. */
async function data(event: Fetching, path: string): Promise<Response> {
  const before = await keptFile(path);
  try {
    const answer = await fetched(event, path);
    return before && !(await isFile(path, answer)) ? before : answer;
  } catch {
    return before ?? Response.error();
  }
}

const keptFile = async (path: string) => (await caches.open(FILES)).match(path);

async function fetched(event: Fetching, path: string): Promise<Response> {
  const answer = await fetchFile(path, event.request);
  event.waitUntil(quietly(keepFile(path, answer.clone())));
  return answer;
}

async function page(event: Fetching, path: string): Promise<Response> {
  const { request } = event;
  const before = await kept(path);
  const coming = askedFor(request, path).then((answer) => {
    const copy = answer.clone();
    if (known.has(path)) {
      event.waitUntil(quietly(keepAnswer(path, copy).then(() => keepAround(path))));
    }
    return before && answer.status >= 500 ? before : answer;
  });
  if (!before) return coming.catch(() => withoutNetwork(path));
  const patience = PATIENCE_MS[releaseOf(before) === release ? 'same' : 'earlier'];
  const late = new Promise<Response>((give) => setTimeout(give, patience, before.clone()));
  return Promise.race([coming.catch(() => before), late]);
}

/**
 * Our pages are asked for each time. An answer that a cache may reuse unasked is somebody else's,
 * perhaps from the HTTP cache: a request past it may bring ours.
 */
async function askedFor(request: Request, path: string): Promise<Response> {
  const answer = await fetch(request);
  const lasts = !/no-[cs]|max-age=0/.test(`${answer.headers.get('Cache-Control')}`);
  if (!known.has(path) || !lasts) return answer;
  const past = await fetch(path, { cache: 'reload', redirect: 'error' }).catch(() => answer);
  return past.ok ? past : answer;
}

/** For another spelling, an unknown address, an article of the list, or else « hors ligne ». */
async function withoutNetwork(path: string): Promise<Response> {
  const target = movedTo(path, leads);
  if (target) return Response.redirect(target, 301);
  const missing = !known.has(path) && (await kept(MISSING));
  if (missing) return new Response(missing.body, { status: 404, headers: missing.headers });
  // Every article of the documentation can also be read on the list.
  const [, article] = /^\/docs\/([\w-]+)$/.exec(path) ?? [];
  if (article && (await kept('/docs'))) return Response.redirect(`/docs#${article}`);
  const offline = await kept(offlinePage);
  if (!offline) return Response.error();
  const html = (await offline.text())
    .replace('data-not-kept="" hidden=""', 'data-not-kept')
    .replace('data-own-words', 'data-own-words hidden');
  return new Response(html, { status: 503, headers: offline.headers });
}
