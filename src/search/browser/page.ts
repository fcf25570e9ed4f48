import { resultsPage, searchPage } from '#i18n/addresses.ts';
import { setAddress } from '#lib/address.ts';
import { growingList } from './growing-list.ts';
import { mostFound } from './results.ts';
import { insertStyles, mountSearch } from './view.ts';

/** Starts the search page: its query is in the address, and results replace the site's index. */
export function start(field: HTMLInputElement): void {
  const part = (selector: string) => document.querySelector<HTMLElement>(selector);
  const output = part('[data-search-output]');
  const status = part('[data-search-status]');
  const index = part('[data-search-index]');
  const asked = part('[data-search-asked]');
  if (!output || !status || !index || !asked) return;

  /** What is asked most: of all products, or of the product that most results are about. */
  const showAsked = (query: string, results: number) => {
    const most = results > 0 ? mostFound(output) : undefined;
    for (const card of asked.querySelectorAll<HTMLElement>('article')) {
      card.hidden = query !== '' && card.dataset.product !== most;
    }
    asked.toggleAttribute('data-beside', query !== '' && most !== undefined);
    asked.hidden = query !== '' && most === undefined;
  };

  try {
    insertStyles();
  } catch (error) {
    console.warn(error);
  }
  const run = mountSearch({
    field,
    output,
    status,
    heading: 'h2',
    list: (results) => growingList(results, output.dataset.searchOutput ?? ''),
    starts: false,
    enterOpens: false,
    onChange(query, count) {
      index.hidden = query !== '';
      showAsked(query, count);
      setAddress(new URL(query ? resultsPage(query) : searchPage, location.href), 'replaceState');
    },
  });
  addEventListener('popstate', () => {
    field.value = new URLSearchParams(location.search).get('q') ?? '';
    run();
  });
}
