import words from 'virtual:search-words';
import { searchPage } from '#i18n/addresses.ts';
import type { Kind } from '#schemas/search.ts';
import { element, icon } from './dom.ts';
import type { Result } from './engine.ts';
import type { Piece } from './excerpt.ts';

/** The icon of each kind. Their shapes differ, so that colour is not needed to tell them apart. */
const drawings: Readonly<Record<Kind, string>> = {
  page: 'M6 3h8l4 4v14H6zM14 3v4h4',
  post: 'M4 5h16v14H4zM8 9h8M8 13h8M8 16h4',
  doc: 'M10 6h10M10 12h10M10 18h10M4 5l1-1v4M4 12h2M4 17h2v3H4',
  question:
    'M9 9.5a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 18.5v.01M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z',
  guide: 'M4 5h5v5H4zM4 14h5v5H4zM13 7.5h7M13 16.5h7',
  call: 'm8 7-5 5 5 5M16 7l5 5-5 5M13.5 5l-3 14',
};

/** The elements that show the results of one kind. */
export type ResultList = (results: readonly Result[]) => HTMLElement[];

const pieces = (list: readonly Piece[]) =>
  list.map(({ text, hit }) => (hit ? element('mark', {}, text) : text));

export function row({ found, href, title, heading, excerpt }: Result): HTMLLIElement {
  const tile = element('span', { class: 'search-tile' }, icon(drawings[found.kind]));
  if (found.product) tile.append(element('span', { 'data-cloth': found.product }));
  const name = element('span', { class: 'search-name' }, ...pieces(title));
  if (heading.length > 0) name.append(element('span', {}, ...pieces(heading)));
  const passage = element('span', { class: 'search-excerpt' }, ...pieces(excerpt));
  return element(
    'li',
    { 'data-product': found.product },
    element('a', { href, 'data-result': '' }, tile, name, passage),
  );
}

/** The results by kind, each kind's as `list` makes them. */
export function drawResults(
  groups: ReadonlyMap<Kind, readonly Result[]>,
  heading: 'h2' | 'h3',
  list: ResultList,
): HTMLElement[] {
  return [...groups].map(([kind, results]) =>
    element(
      'section',
      { class: 'search-group' },
      element(
        heading,
        {},
        words.kinds[kind],
        element('span', { class: 'search-count' }, String(results.length)),
      ),
      ...list(results),
    ),
  );
}

function starts(items = words.starts.items): HTMLElement {
  const links = items.map(({ href, label, product }) => {
    const link = element('a', { href: href, 'data-result': '' }, label);
    if (product) link.prepend(element('span', { 'data-cloth': product, 'data-use': 'swatch' }));
    return element('li', {}, link);
  });
  return element('ul', { class: 'search-starts' }, ...links);
}

/** The product that most of the drawn results are about, if any is about a product. */
export function mostFound(output: HTMLElement): string | undefined {
  const drawn = output.querySelectorAll<HTMLElement>('li[data-product]');
  const found = [...drawn].map(({ dataset }) => dataset.product);
  const count = (product: string | undefined) => found.filter((one) => one === product).length;
  return found.sort((a, b) => count(b) - count(a))[0];
}

export function drawStart(): HTMLElement[] {
  return [element('p', { class: 'search-label' }, words.starts.title), starts()];
}

/** Without results: similar words, then pages to start from, then a person to ask. */
export function drawNone(
  query: string,
  near: readonly string[],
  choose: (word: string) => void,
): HTMLElement[] {
  const drawn: HTMLElement[] = [];
  if (near.length > 0) {
    const buttons = near.map((word) => {
      const button = element('button', { type: 'button', 'data-result': '' }, word);
      button.addEventListener('click', () => choose(word));
      return element('li', {}, button);
    });
    drawn.push(
      element('p', { class: 'search-label' }, words.none.near),
      element('ul', { class: 'search-starts' }, ...buttons),
    );
  }
  return [
    ...drawn,
    element('p', { class: 'search-label' }, words.none.text),
    // The link to a person comes last, on its own.
    starts(words.starts.items.filter(({ contact }) => !contact)),
    element(
      'p',
      { class: 'search-ask' },
      element(
        'a',
        { href: words.ask + encodeURIComponent(words.none.message.replace('#', () => query)) },
        words.none.ask,
      ),
    ),
  ];
}

export function drawFailed(retry: () => void): HTMLElement[] {
  const button = element('button', { type: 'button' }, words.failed.retry);
  button.addEventListener('click', retry);
  return [
    element(
      'p',
      { class: 'search-failed' },
      button,
      element('a', { href: searchPage }, words.failed.index),
    ),
  ];
}

/** « 7 résultats », or the query that found nothing. */
export function countText(count: number, query: string): string {
  if (count === 0) return words.none.title.replace('#', () => query);
  // None has its own words, and 1 is singular in French and in English alike: the panel does without
  // the rule of `i18n/format.ts`, which weighs more than what is left of its budget.
  return words.count[count === 1 ? 'one' : 'many'].replace('#', String(count));
}
