/** Finds articles of all pages of the blog by title and excerpt, in the files of the search. */
import { matches } from '#i18n/search.ts';
import { writeAddress } from '#lib/address.ts';
import { fetchFile } from '#search/browser/fetch-file.ts';
import {
  type Found,
  type IndexFile,
  indexPath,
  type TextsFile,
  textsPath,
} from '#search/index-file.ts';

/** Who is shown more types another word, or asks the search of the site. */
const MOST = 24;

let articles: Promise<Found[]> | undefined;
let whole: Element[] | undefined;

/** The articles that a text asks for, within the page's category. */
async function foundBy(query: string, category = 'all'): Promise<Found[]> {
  articles ??= Promise.all([fetchFile<IndexFile>(indexPath), fetchFile<TextsFile>(textsPath)]).then(
    (parts) => parts.flatMap(({ found }) => found).filter(({ kind }) => kind === 'post'),
  );
  // The next letter tries again.
  articles.catch(() => {
    articles = undefined;
  });
  return (await articles).filter(
    (one) => ['all', one.category].includes(category) && matches(query, [one.title, one.summary]),
  );
}

/** Shows what the field asks for in place of the page's articles, or these again. */
export async function find(root: HTMLElement, field: HTMLInputElement): Promise<void> {
  const part = (selector: string) => root.querySelector(selector) as HTMLElement;
  const [list, status, none] = [part('ol'), part('[data-many]'), part('[data-none]')];
  const site = part('[data-site]') as HTMLAnchorElement;
  whole ??= [...list.children];
  const query = field.value.trim();
  writeAddress({ q: query }, 'replaceState');
  const found = query ? await foundBy(query, root.dataset.articles) : undefined;
  // Another letter has been typed since.
  if (field.value.trim() !== query) return;
  const { one, many, zero } = status.dataset;
  const count = found?.length ?? whole.length;
  root.toggleAttribute('data-filtered', query !== '');
  if (found) status.textContent = `${[zero, one][count] ?? many}`.replace('#', String(count));
  none.hidden = count > 0;
  for (const pages of root.querySelectorAll<HTMLElement>('[data-pages]')) pages.hidden = !!found;
  site.hidden = false;
  site.search = `${new URLSearchParams({ q: query })}`;
  site.textContent = `${site.dataset.site}`.replace('#', () => query);
  const drawn = found?.slice(0, MOST).map((article) => draw(root, article)) ?? whole;
  list.textContent = '';
  list.append(...drawn, ...(found && count > MOST ? [further(site)] : []));
}

function further(site: Element): HTMLElement {
  const item = document.createElement('li');
  item.append(site.cloneNode(true));
  return item;
}

/** An article as the page draws its own, without what the index does not know: drawing, date, time. */
function draw(root: HTMLElement, { href, title, summary, category }: Found): Element {
  const model = whole?.find((item) => item.matches('[data-rank="brief"]')) as Element;
  const item = model.cloneNode(true) as Element;
  const part = (selector: string) => item.querySelector(selector) as HTMLElement;
  for (const unknown of item.querySelectorAll('div > *, time, time ~ *')) unknown.remove();
  part('article').setAttribute('aria-label', title);
  const name = root.querySelector(`[data-category="${category}"]`)?.firstChild?.textContent;
  part('strong').textContent = name ?? '';
  part('a').setAttribute('href', href);
  part('a').textContent = title;
  part('p[data-text]').textContent = summary;
  return item;
}
