/** The page « hors ligne »: keeps the whole site, shows what is kept, removes it. */
import { unescapeHtml } from '#lib/escape.ts';
import { CORE, FILES, PAGES } from './names.ts';

interface KeepTexts {
  readonly progress: string;
  readonly done: string;
  readonly stopped: string;
  readonly failed: string;
  readonly full: string;
  readonly refused: string;
}

/** A part that the page always draws, shown or hidden. */
function find<E extends HTMLElement>(selector: string): E {
  const part = document.querySelector<E>(selector);
  if (!part) throw new Error(`${selector} is missing from the page`);
  return part;
}
const start = find<HTMLButtonElement>('[data-start]');
const stop = find<HTMLButtonElement>('[data-stop]');
const bar = find<HTMLProgressElement>('[data-keep] progress');
const status = find('[data-keep] [role=status]');
const held = find('[data-kept]');
const texts: KeepTexts = JSON.parse(find('[data-keep]').dataset.texts ?? '{}');

const pathOf = ({ url }: Request) => new URL(url).pathname;
/** Whether an address is among pages that are always kept. */
const isAmong = (path: string, core: readonly string[]) => core.includes(path);

/** The pages that are kept, by address, with their titles. */
async function keptPages(): Promise<[path: string, title: string][]> {
  const pages = await caches.open(PAGES);
  const keys = (await pages.keys()).filter((key) => !isAmong(pathOf(key), CORE.slice(0, 2)));
  const read = keys.map(async (key): Promise<[string, string]> => {
    const html = (await (await pages.match(key))?.text()) ?? '';
    return [pathOf(key), unescapeHtml(/<title>(.*?)<\/title>/s.exec(html)?.[1] ?? '')];
  });
  return (await Promise.all(read)).sort(([a], [b]) => (a < b ? -1 : 1));
}

async function show(): Promise<number> {
  const pages = await keptPages();
  const links = pages.map(([path, title]) => {
    const item = document.createElement('li');
    const link = document.createElement('a');
    link.href = path;
    link.textContent = title;
    item.append(link);
    return item;
  });
  const kept = find('[data-kept] ul');
  kept.textContent = '';
  kept.append(...links);
  find('[data-kept] summary').textContent = (held.dataset.count ?? '').replace(
    '#',
    `${pages.length}`,
  );
  find('[data-kept] [data-none]').hidden = pages.length > 0;
  find('[data-kept] details').hidden = pages.length === 0;
  find('[data-remove]').hidden = pages.every(([path]) => isAmong(path, CORE));
  return pages.length;
}

const tellProgress = (percent: number) => {
  status.textContent = texts.progress.replace('#', `${percent}`);
};
let stopping: AbortController | undefined;
stop.addEventListener('click', () => stopping?.abort());

start.addEventListener('click', async () => {
  if (start.getAttribute('aria-disabled')) return;
  stopping = new AbortController();
  const { signal } = stopping;
  // A disabled button would lose the focus to the top of the page.
  start.setAttribute('aria-disabled', 'true');
  stop.hidden = bar.hidden = false;
  bar.value = 0;
  let outcome = texts.done;
  try {
    tellProgress(0);
    const { keepAll } = await import('./keep-all.ts');
    await keepAll(signal, (percent) => {
      // Announced once a quarter, so that a screen reader does not announce every file.
      if (Math.floor(percent / 25) > Math.floor(bar.value / 25)) tellProgress(percent);
      bar.value = percent;
    });
  } catch (error) {
    const { name } = error as Error;
    outcome = texts.failed;
    if (signal.aborted) outcome = texts.stopped;
    else if (name === 'QuotaExceededError') outcome = texts.full;
    else if (!window.caches || name === 'SecurityError') outcome = texts.refused;
  }
  start.removeAttribute('aria-disabled');
  // The reader may have gone elsewhere on the page meanwhile.
  if (document.activeElement === stop) start.focus();
  stop.hidden = bar.hidden = true;
  status.textContent = outcome.replace('#', `${await show().catch(() => 0)}`);
});

find('[data-remove]').addEventListener('click', async () => {
  const pages = await caches.open(PAGES);
  for (const key of await pages.keys()) if (!isAmong(pathOf(key), CORE)) await pages.delete(key);
  await import('./keep.ts').then(({ sweep }) => sweep()).catch(console.warn);
  const files = await caches.open(FILES);
  for (const key of await files.keys()) {
    if (!pathOf(key).startsWith('/_a/')) await files.delete(key);
  }
  await show();
  const done = find('[data-kept] [role=status]');
  done.textContent = held.dataset.removed ?? '';
  start.focus();
});

/**
 * When this page replaces one that is not kept: shows the kept pages among its links, and the way
 * back.
 */
async function showWaysBack(): Promise<void> {
  find('[data-retry]').addEventListener('click', () => location.reload());
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-not-kept] nav a')) {
    link.hidden = !(await caches.match(link.pathname));
  }
  const from = document.referrer && new URL(document.referrer);
  if (!from || from.origin !== location.origin || from.href === location.href) return;
  const back = find<HTMLAnchorElement>('[data-back]');
  const title = (await keptPages()).find(([path]) => path === from.pathname)?.[1];
  if (!title) return;
  back.href = from.href;
  back.textContent = (back.dataset.back ?? '').replace('#', () => title);
  back.hidden = false;
}

const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
find('[data-saver]').hidden = !connection?.saveData;
show().catch(console.warn);
if (!find('[data-not-kept]').hidden) showWaysBack().catch(console.warn);
