/** The page « hors ligne »: shows what is kept, and removes it. */
import { unescapeHtml } from '#lib/escape.ts';
import { sweep } from './keep.ts';
import { CORE, FILES, PAGES } from './names.ts';

/** A part that the page always draws, shown or hidden. */
function find<E extends HTMLElement>(selector: string): E {
  const part = document.querySelector<E>(selector);
  if (!part) throw new Error(`${selector} is missing from the page`);
  return part;
}
const held = find('[data-kept]');

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

async function show(): Promise<void> {
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
  const { one, many } = held.dataset;
  // In French 0 is singular too.
  find('[data-kept] summary').textContent = `${pages.length < 2 ? one : many}`.replace(
    '#',
    `${pages.length}`,
  );
  find('[data-kept] [data-none]').hidden = pages.length > 0;
  find('[data-kept] details').hidden = pages.length === 0;
  find('[data-remove]').hidden = pages.every(([path]) => isAmong(path, CORE));
}

find('[data-remove]').addEventListener('click', async () => {
  const pages = await caches.open(PAGES);
  for (const key of await pages.keys()) if (!isAmong(pathOf(key), CORE)) await pages.delete(key);
  await sweep().catch(console.warn);
  const files = await caches.open(FILES);
  for (const key of await files.keys()) {
    if (!pathOf(key).startsWith('/_a/')) await files.delete(key);
  }
  await show();
  const done = find('[data-kept] [role=status]');
  done.textContent = held.dataset.removed ?? '';
  // Its button has disappeared.
  find('h2[tabindex]').focus();
});

/** In place of a page that is not kept: the kept pages among its links, and the way back. */
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

show().catch(console.warn);
if (!find('[data-not-kept]').hidden) showWaysBack().catch(console.warn);
