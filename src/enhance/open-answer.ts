/**
 * Opens the answer that the address names: /support#moyens-de-paiement. A filter that hides it gives
 * way.
 */

function openNamed(): void {
  const named = document.getElementById(location.hash.slice(1));
  const list = named?.closest<HTMLElement>('[data-list]');
  if (!named || !list) return;
  if (named instanceof HTMLDetailsElement) named.open = true;
  const url = new URL(location.href);
  const filters = ['q', `${list.dataset.list}`].filter((name) => url.searchParams.has(name));
  if (filters.length === 0) return;
  for (const name of filters) url.searchParams.delete(name);
  history.replaceState(history.state, '', url);
  // The list reads the address again.
  dispatchEvent(new PopStateEvent('popstate'));
  named.scrollIntoView();
}

addEventListener('hashchange', openNamed);
openNamed();

export {};
