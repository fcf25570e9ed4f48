/**
 * The screens of an explorer's later tabs come from the page that shows them all: five do not fit
 * in the first flight of one page. Nothing is fetched before somebody reaches for the tabs.
 */
const root = document.querySelector('[data-tabs="ecran"]');
const bringing = () => import('./bring-screens.ts');
const linkIn = (place: Element | null) =>
  place?.querySelector<HTMLAnchorElement>('a[data-screen]') ?? undefined;

function show(panel: Element | null): void {
  const link = linkIn(panel);
  if (link)
    bringing()
      .then(({ bring }) => bring(link))
      .catch(console.warn);
}

root?.addEventListener('tabshow', ({ target }) => show(target as Element));
for (const type of ['pointerover', 'focusin']) {
  root?.firstElementChild?.addEventListener(
    type,
    () => {
      const link = linkIn(root);
      if (link)
        bringing()
          .then(({ gallery }) => gallery(link.href))
          .catch(console.warn);
    },
    { once: true },
  );
}
// The tabs were ready first: the panel that an address asks for is already in sight.
show(root?.querySelector('[role="tabpanel"]:not([hidden])') ?? null);
