/**
 * Opens the answer that the address names: /support#moyens-de-paiement. A filter that hides it gives
 * way.
 */

function openNamed(): void {
  const named = location.hash && document.getElementById(location.hash.slice(1));
  if (!(named instanceof HTMLDetailsElement)) return;
  named.open = true;
  if (!named.closest('[hidden]')) return;
  const url = new URL(location.href);
  const { list = '' } = named.closest<HTMLElement>('[data-list]')?.dataset ?? {};
  for (const name of ['q', list]) url.searchParams.delete(name);
  history.replaceState(history.state, '', url);
  // The list reads the address again.
  dispatchEvent(new PopStateEvent('popstate'));
  named.scrollIntoView();
}

addEventListener('hashchange', openNamed);
openNamed();

export {};
