/** Fetches a tab's drawing when it is chosen: several do not fit in the first round trip. */
const load = () => import('./bring-screens.ts');

// The tabs start after this, and announce which panel the address asks for.
addEventListener('tabshow', ({ target }) => {
  const link = (target as Element).querySelector<HTMLAnchorElement>('a[data-screen]');
  if (link) (window.again?.(load) ?? load()).then(({ bring }) => bring(link)).catch(console.warn);
});

export {};
