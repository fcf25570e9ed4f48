/**
 * Opens the article that the address names (`/docs#connexion`). Also writes its category into the
 * address, so that the list (`list.ts`) shows it, and drops a query that might hide it.
 */

export function openNamed(): void {
  const named = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const chips = [...document.querySelectorAll<HTMLElement>('[data-choice]')];
  const chip = chips.find(({ dataset }) => dataset.choice === named?.dataset.category);
  if (!named || !chip) return;
  (named as HTMLDetailsElement).open = true;
  document.querySelector('[data-docs]')?.setAttribute('data-named', '');

  const url = new URL(location.href);
  const { list = '' } = document.querySelector<HTMLElement>('[data-list]')?.dataset ?? {};
  if (chip !== chips[0]) url.searchParams.set(list, `${chip.dataset.slug}`);
  else url.searchParams.delete(list);
  url.searchParams.delete('q');
  if (url.href !== location.href) {
    history.replaceState(history.state, '', url);
    dispatchEvent(new PopStateEvent('popstate'));
  }
  requestAnimationFrame(() => named.scrollIntoView());
}
