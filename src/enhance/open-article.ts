/**
 * Opens the article that the address names (`/docs#connexion`). Also writes its category into the
 * address, so that the list shows that category now and after hydration.
 */

export function openNamed(): void {
  const named = document.getElementById(location.hash.slice(1));
  const shelf = named?.closest<HTMLElement>('[data-shelf]');
  const list = shelf?.parentElement;
  if (!named || !list || !('doc' in named.dataset)) return;
  (named as HTMLDetailsElement).open = true;

  const parameter = list.dataset.docs ?? '';
  const url = new URL(location.href);
  if (shelf !== list.firstElementChild) url.searchParams.set(parameter, shelf.dataset.shelf ?? '');
  else url.searchParams.delete(parameter);
  url.searchParams.delete('q');
  if (url.href !== location.href) {
    // Empties the search field: it may already show the query of the address (`waiting.ts`), and
    // hydration would take that for typed text.
    const field = document.querySelector<HTMLInputElement>('[data-island] input[type="search"]');
    if (field) field.value = '';
    history.replaceState(history.state, '', url);
    // A hydrated list re-reads the address on `popstate`; one that is not hydrated reads it later.
    dispatchEvent(new PopStateEvent('popstate'));
  }
  requestAnimationFrame(() => named.scrollIntoView());
}
