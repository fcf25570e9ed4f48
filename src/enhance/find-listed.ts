/** Finds articles, answers or documents of all pages of their list, in the files of the search. */
import { matches } from '#i18n/search.ts';
import { writeAddress } from '#lib/address.ts';
import { fetchFound } from '#search/browser/fetch-found.ts';
import type { Found } from '#search/index-file.ts';

/** To see others, the visitor types another word or uses the search of the site. */
const MOST = 24;

let fetched: Promise<Found[]> | undefined;
let whole: Element[] | undefined;
let said: string | null;

async function listed(root: HTMLElement): Promise<Found[]> {
  fetched ??= fetchFound().then((found) =>
    found.filter(({ kind }) => kind === root.dataset.listed),
  );
  // The next letter tries again.
  fetched.catch(() => {
    fetched = undefined;
  });
  return fetched;
}

/** What a text asks for, within the page's category where it has a category. */
async function foundBy(query: string, root: HTMLElement): Promise<Found[]> {
  const { within = 'all' } = root.dataset;
  return (await listed(root)).filter(
    (one) => ['all', one.category].includes(within) && matches(query, [one.title, one.summary]),
  );
}

/** Shows what the field asks for in place of what the page lists, or shows that list again. */
export async function find(root: HTMLElement, field: HTMLInputElement): Promise<void> {
  const part = (selector: string) => root.querySelector(selector) as HTMLElement;
  const [list, status, none] = [part('[data-listing]'), part('[data-many]'), part('[data-none]')];
  const site = part('[data-site]') as HTMLAnchorElement;
  whole ??= [...list.children];
  said ??= status.textContent;
  const query = field.value.trim();
  writeAddress({ q: query }, 'replaceState');
  const found = query ? await foundBy(query, root) : undefined;
  // Another letter has been typed since.
  if (field.value.trim() !== query) return;
  const { one, many, zero } = status.dataset;
  const count = found?.length;
  root.toggleAttribute('data-filtered', query !== '');
  status.textContent =
    count === undefined ? said : `${[zero, one][count] ?? many}`.replace('#', String(count));
  none.hidden = count !== 0;
  for (const pages of root.querySelectorAll<HTMLElement>('[data-pages]')) pages.hidden = !!found;
  site.hidden = false;
  site.search = `${new URLSearchParams({ q: query })}`;
  site.textContent = `${site.dataset.site}`.replace('#', () => query);
  const drawn = found?.slice(0, MOST).map((one) => draw(root, one)) ?? whole;
  list.textContent = '';
  list.append(...drawn);
  if (count && count > MOST) list.append(further(site, drawn[0]));
}

/** The link to the search of the site, as one more item of the list. */
function further(site: Element, one?: Element): Element {
  const item = document.createElement(one?.tagName === 'LI' ? 'li' : 'p');
  item.append(site.cloneNode(true));
  return item;
}

/** What the address names and this page lacks: an answer is drawn, an article has its own page. */
export async function openNamed(root: HTMLElement, name: string): Promise<void> {
  const all = await listed(root);
  const named = all.find(({ href }) => [`#${name}`, `/${name}`].some((end) => href.endsWith(end)));
  if (!named) return;
  if (!named.href.includes('#')) return location.replace(named.href);
  const item = draw(root, named) as HTMLDetailsElement;
  root.querySelector('[data-listing]')?.prepend(item);
  item.open = true;
  item.scrollIntoView();
}

/** An entry as the page draws its own, with what the index knows: its model has nothing more. */
function draw(root: HTMLElement, { href, title, summary, category }: Found): Element {
  const { content } = root.querySelector('template') as HTMLTemplateElement;
  const item = (content.firstElementChild as Element).cloneNode(true) as Element;
  const fill = (selector: string, text?: string | null) => {
    const part = item.querySelector(selector);
    if (part) part.textContent = text ?? '';
  };
  fill('strong', root.querySelector(`[data-category="${category}"]`)?.firstChild?.textContent);
  fill('[data-text]', title);
  fill('p[data-text]', summary);
  fill('.visually-hidden', title);
  item.querySelector('a')?.setAttribute('href', href);
  const [, anchor] = href.split('#');
  if (anchor) item.id = anchor;
  return item;
}
