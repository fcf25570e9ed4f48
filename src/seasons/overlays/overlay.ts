/** Between an ornament of the top bar and what stands beside it. */
const CLEAR = 6;

/** What a theme's own file brings: its colours, and the decoration it draws. */
export interface Overlay {
  /** A style sheet in `@layer season`, adopted as long as the theme lasts. */
  readonly css: string;
  /**
   * Draws the decoration into `layer`, a fixed full-screen element that ignores the pointer, is
   * hidden from assistive technology and from print, and pauses while the tab is hidden.
   * @param random uniform in [0, 1), seeded: the same picture each time
   */
  mount(layer: HTMLElement, random: () => number): void;
}

/** Tells the style sheet which stretch of the top bar is free, from the logo to the season's button. */
export function findRoom(layer: HTMLElement): void {
  const bar = document.querySelector('[data-top-bar]');
  const edges = [bar?.querySelector('a'), bar?.querySelector('button'), bar];
  const measure = () => {
    const [logo, button, whole] = edges.map((part) => part?.getBoundingClientRect());
    const from = (logo?.right ?? 0) + CLEAR;
    layer.style.setProperty('--from', `${from}px`);
    layer.style.setProperty('--way', `${Math.max(0, (button?.left ?? 0) - CLEAR - from)}px`);
    layer.style.setProperty('--bar', `${whole?.height ?? 0}px`);
  };
  // At once: an observer speaks a frame later, and the ornaments would be seen over the logo.
  measure();
  const resized = new ResizeObserver(measure);
  // The logo grows when its face arrives.
  for (const part of [layer, ...edges]) if (part) resized.observe(part);
  // A product's own bar takes its place.
  const gone = new IntersectionObserver(
    ([seen]) => layer.toggleAttribute('data-bar-gone', (seen?.intersectionRatio ?? 1) < 1),
    { threshold: 1 },
  );
  if (bar) gone.observe(bar);
}

/** An element of the decoration, with custom properties set by script: no inline style attribute. */
export function piece(
  className: string,
  properties: Readonly<Record<`--${string}`, string>> = {},
  svg = '',
): HTMLElement {
  const element = document.createElement('span');
  element.className = className;
  for (const [name, value] of Object.entries(properties)) element.style.setProperty(name, value);
  if (svg) element.innerHTML = svg;
  return element;
}

/** A number between two bounds, to one decimal. */
export function between(random: () => number, least: number, most: number): number {
  return Math.round((least + random() * (most - least)) * 10) / 10;
}
