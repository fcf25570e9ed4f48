/** A page of screens opens at the visitor's hour; only the row moves, and Back is followed. */
const [clock] = document.querySelectorAll<HTMLElement>('[data-clock]');
const [row] = document.querySelectorAll<HTMLElement>('[data-hours]');
const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-strip] a')];
const linkTo = (id = '') => links.find(({ hash }) => hash === `#${id}`);

/** Says what is done now, in Abidjan, which is on UTC. */
function tell(): string | undefined {
  const now = new Date().toISOString().slice(11, 16);
  const sentences = [...(clock?.children ?? [])] as HTMLElement[];
  const told = sentences.filter(({ dataset: { from } }) => from && from <= now).pop();
  for (const sentence of sentences) sentence.toggleAttribute('data-told', sentence === told);
  for (const link of links) link.toggleAttribute('data-now', link === linkTo(told?.dataset.opens));
  return told?.dataset.opens;
}

function turnTo(id: string, behavior: ScrollBehavior): void {
  const screen = linkTo(id) && document.getElementById(id);
  if (!row || !screen) return;
  const left = screen.getBoundingClientRect().left - row.getBoundingClientRect().left;
  row.scrollTo({ left: row.scrollLeft + left, behavior });
}

const hour = tell() ?? '';
if (row && !row.scrollLeft && !location.hash) turnTo(hour, 'instant');
// A page that is shown again has kept the hour at which it was left.
addEventListener('pageshow', tell);
addEventListener('hashchange', () => turnTo(location.hash.slice(1) || hour, 'auto'));
// The browser leaves a link where it is if its edge is in sight.
row?.addEventListener('focusin', ({ target }) =>
  turnTo((target as Element).closest('section')?.id ?? '', 'auto'),
);

const seen = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      target.toggleAttribute('data-read', isIntersecting);
      const link = linkTo(target.id);
      if (isIntersecting) link?.setAttribute('aria-current', 'true');
      else link?.removeAttribute('aria-current');
      // A screen that was cut had scrolled to its focus: now that it is whole, the page does.
      target.scrollTop = 0;
      if (isIntersecting) target.querySelector(':focus')?.scrollIntoView({ block: 'nearest' });
    }
  },
  { root: row ?? null, rootMargin: '0px -50%' },
);
for (const screen of row?.children ?? []) if (screen.id) seen.observe(screen);
