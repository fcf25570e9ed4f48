/**
 * Fetches the drawings of later tabs, since several do not fit in one page's first round trip, when
 * their tab is chosen: nothing before somebody touches it.
 */
const load = () => import('./bring-screens.ts');

// The tabs start after this, and announce which panel the address asks for.
addEventListener('tabshow', ({ target }) => {
  const link = (target as Element).querySelector<HTMLAnchorElement>('a[data-screen]');
  if (link) (window.again?.(load) ?? load()).then(({ bring }) => bring(link)).catch(console.warn);
});

export {};
