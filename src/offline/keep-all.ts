/** Loaded when somebody asks to keep the whole site. */
import { keepFile, keepFilesOf, keepPage, type Packed, releaseOf } from './keep.ts';
import { LIST, PAGES } from './names.ts';

/** The list of packs that the build writes (`integrations/service-worker.ts`). */
interface List {
  readonly release: string;
  readonly packs: readonly { path: string; bytes: number; pages: readonly string[] }[];
  readonly files: readonly (readonly [path: string, bytes: number])[];
}

/**
 * Stores the pages of a pack one by one as they arrive, so that an interruption loses only the
 * rest.
 */
async function keepPack(path: string, release: string, signal: AbortSignal): Promise<void> {
  const answer = await fetch(path, { signal });
  if (!answer.ok || !answer.body) throw new Error(`${answer.status} ${path}`);
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let line = '';
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    const lines = (line + read.value).split('\n');
    line = lines.pop() ?? '';
    for (const whole of lines.filter((one) => one.length > 2)) {
      const packed: Packed = JSON.parse(whole.replace(/,$/, ''));
      await keepPage(packed, release);
      await keepFilesOf(packed[1]);
    }
  }
}

/**
 * Keeps the whole site, less what is kept already.
 * @param tell is called with the percentage that is kept
 * @throws without network or free space, or when stopped
 */
export async function keepAll(signal: AbortSignal, tell: (percent: number) => void): Promise<void> {
  // Asking to keep the site overrides an earlier choice to keep nothing (`choice.ts`, privacy
  // page).
  localStorage.removeItem('offline');
  await navigator.serviceWorker.register('/sw.js');
  const list: List = await (await fetch(LIST, { signal })).json();
  const all = [...list.packs, ...list.files.map(([, bytes]) => ({ bytes }))];
  const total = all.reduce((sum, { bytes }) => sum + bytes, 0);
  let come = 0;
  const advance = (bytes: number) => {
    come += bytes;
    tell(Math.floor((come / total) * 100));
  };
  const pages = await caches.open(PAGES);
  for (const { path, bytes, pages: addresses } of list.packs) {
    const kept = await Promise.all(addresses.map((address) => pages.match(address)));
    if (kept.some((page) => releaseOf(page) !== list.release)) {
      await keepPack(path, list.release, signal);
    }
    advance(bytes);
  }
  for (const [path, bytes] of list.files) {
    await keepFile(path, signal);
    advance(bytes);
  }
}
