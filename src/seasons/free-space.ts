/** From this width on, ornaments hang in the margins of a page that leaves them empty. */
const WIDE = '(min-width: 1400px)';
/** Space between an ornament of the top bar and the logo or button beside it, in pixels. */
const CLEAR = 6;

/** Which stretch of the top bar is free, from logo to button, and whether the margins are. */
export function findFreeSpace(layer: HTMLElement): void {
  const bar = document.querySelector('[data-top-bar]');
  const edges = [bar?.querySelector('a'), bar?.querySelector('button'), bar];
  const taken = document.querySelector('[data-fills-margins]');
  const measure = () => {
    const [logo, button, whole] = edges.map((part) => part?.getBoundingClientRect());
    const from = (logo?.right ?? 0) + CLEAR;
    layer.style.setProperty('--from', `${from}px`);
    layer.style.setProperty('--way', `${Math.max(0, (button?.left ?? 0) - CLEAR - from)}px`);
    layer.style.setProperty('--bar', `${whole?.height ?? 0}px`);
    layer.toggleAttribute('data-wide', !taken && matchMedia(WIDE).matches);
  };
  // At once: `ResizeObserver` reports a frame later, and the ornaments would cover the logo until
  // then.
  measure();
  const resized = new ResizeObserver(measure);
  // The logo grows when the display font loads.
  for (const part of [layer, ...edges]) if (part) resized.observe(part);
  // On a product's pages the top bar scrolls away, and the product's own bar takes its place.
  const gone = new IntersectionObserver(
    ([seen]) => layer.toggleAttribute('data-bar-gone', (seen?.intersectionRatio ?? 1) < 1),
    { threshold: 1 },
  );
  if (bar) gone.observe(bar);
}
