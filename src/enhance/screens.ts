/**
 * The screens of later tabs come from the page that shows them all: several do not fit in the
 * first flight of one page. Nothing is fetched before somebody reaches for the tabs.
 */
const root = document.querySelector('a[data-screen]')?.closest('[data-tabs]');
const bringing = () => import('./bring-screens.ts');
const linkIn = (place: Element | null | undefined) =>
  place?.querySelector<HTMLAnchorElement>('a[data-screen]') ?? undefined;

function show(panel: Element | null): void {
  const link = linkIn(panel);
  if (link)
    bringing()
      .then(({ bring }) => bring(link))
      .catch(console.warn);
}

/** The page for the tab that is reached for; at the tab already open, for the first to come. */
function prepare({ target }: Event): void {
  const tab = (target as Element).closest<HTMLAnchorElement>('[data-tab]');
  const link = linkIn(tab && document.getElementById(tab.hash.slice(1))) ?? linkIn(root);
  if (link)
    bringing()
      .then(({ gallery }) => gallery(link.href))
      .catch(console.warn);
}

root?.addEventListener('tabshow', ({ target }) => show(target as Element));
for (const type of ['pointerover', 'focusin']) {
  root?.firstElementChild?.addEventListener(type, prepare);
}
// The tabs were ready first: the panel that an address asks for is already in sight.
show(root?.querySelector('[role="tabpanel"]:not([hidden])') ?? null);
