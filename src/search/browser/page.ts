import { searchPath } from '#routes.ts';
import { resultsPage } from './results.ts';
import { mountSearch } from './view.ts';

/** The page of results: what is looked for is in its address, and the index gives way to it. */
export function start(field: HTMLInputElement): void {
  const part = (name: string) => document.querySelector<HTMLElement>(`[data-search-${name}]`);
  const output = part('output');
  const status = part('status');
  const index = part('index');
  if (!output || !status || !index) return;

  const run = mountSearch({
    field,
    output,
    status,
    heading: 'h2',
    most: 0,
    starts: false,
    enterOpens: false,
    onChange(query) {
      index.hidden = query !== '';
      const address = query ? resultsPage(query) : searchPath;
      if (address !== location.pathname + location.search) history.replaceState(null, '', address);
    },
  });
  addEventListener('popstate', () => {
    field.value = new URLSearchParams(location.search).get('q') ?? '';
    run();
  });
}
