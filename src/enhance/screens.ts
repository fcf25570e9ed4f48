/**
 * Fetches the screens of later tabs from the page of all screens, since several do not fit in one
 * page's first round trip. Fetches nothing before somebody focuses the tabs or presses one: a finger
 * that scrolls passes over them too.
 */
const root = document.querySelector('a[data-screen]')?.closest('[data-tabs]');
const bringing = (use: (screens: typeof import('./bring-screens.ts')) => unknown) =>
  import('./bring-screens.ts').then(use).catch(console.warn);
const linkIn = (place: Element | null | undefined) =>
  place?.querySelector<HTMLAnchorElement>('a[data-screen]') ?? undefined;

function show(panel: Element | null): void {
  const link = linkIn(panel);
  if (link) bringing(({ bring }) => bring(link));
}

/**
 * Prefetches the page that holds the focused tab's screen; on the open tab, the first missing
 * one's.
 */
function prepare({ target }: Event): void {
  const tab = (target as Element).closest<HTMLAnchorElement>('[data-tab]');
  const link = linkIn(tab && document.getElementById(tab.hash.slice(1))) ?? linkIn(root);
  if (link) bringing(({ gallery }) => gallery(link.href));
}

root?.addEventListener('tabshow', ({ target }) => show(target as Element));
root?.firstElementChild?.addEventListener('focusin', prepare);
// The tabs started first: the panel that the address asks for is already shown.
show(root?.querySelector('[role="tabpanel"]:not([hidden])') ?? null);
