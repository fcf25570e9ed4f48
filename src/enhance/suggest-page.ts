/** The 404 pages: names the page whose address or name is like the requested address. */
import { fetchFound } from '#search/browser/fetch-found.ts';
import { nearest } from '#search/browser/nearest.ts';

async function name(place: HTMLElement): Promise<void> {
  const found = nearest(location.pathname, await fetchFound());
  if (!found) return;
  const link = document.createElement('a');
  link.href = found.href;
  link.textContent = found.title;
  place.append(` ${place.dataset.near} : `, link, '.');
}

const place = document.querySelector<HTMLElement>('[data-near]');
if (place) name(place).catch(console.warn);
