/** Opens the answer that the address names, whatever is folded or filtered around it. */

function byAddress(): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(location.hash.slice(1)));
  } catch {
    return null;
  }
}

function openNamed(): void {
  const named = byAddress();
  for (let around = named; around; around = around.parentElement) {
    if (around instanceof HTMLDetailsElement) around.open = true;
  }
  const list = named?.closest<HTMLElement>('[data-list]');
  if (!named || !list) return;
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
// A second click on a link changes no address: the answer may have been closed since.
addEventListener('click', ({ target }) => {
  if ((target as Element).closest('a[href*="#"]')) setTimeout(openNamed);
});
openNamed();

export {};
