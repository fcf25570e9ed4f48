/** The 404 pages: names the page whose address or name is like the one that was asked. */
import { nearest } from '#search/browser/nearest.ts';
import { INDEX_VERSION, type IndexFile, indexPath } from '#search/index-file.ts';

async function name(place: HTMLElement): Promise<void> {
  const index: IndexFile = await (await fetch(indexPath, { cache: 'no-cache' })).json();
  const found = index.version === INDEX_VERSION && nearest(location.pathname, index.found);
  if (!found) return;
  const link = document.createElement('a');
  link.href = found.href;
  link.textContent = found.title;
  place.append(` ${place.dataset.near} : `, link, '.');
}

const place = document.querySelector<HTMLElement>('[data-near]');
if (place) name(place).catch(console.warn);
