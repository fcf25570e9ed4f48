/** What themes draw their decoration with. Seeded, so that the picture is the same each time. */
export function toolsOf(random: () => number) {
  return {
    /** Uniform in [0, 1), seeded. */
    random,
    /** A number between two bounds, to one decimal. */
    between: (least: number, most: number) =>
      Math.round((least + random() * (most - least)) * 10) / 10,
    piece,
  };
}

export type Tools = ReturnType<typeof toolsOf>;

/** Custom properties are set by script: no inline style attribute. */
function piece(
  className: string,
  properties: Readonly<Record<`--${string}`, string>> = {},
  svg = '',
): HTMLElement {
  const element = document.createElement('span');
  element.className = className;
  for (const [name, value] of Object.entries(properties)) element.style.setProperty(name, value);
  draw(element, svg);
  return element;
}

/**
 * Draws a string of SVG element by element, because Trusted Types forbid `innerHTML`
 * (docs/decisions/003). Reads elements and quoted attributes, no text: our drawings have nothing
 * else.
 */
export function draw(into: Element, svg: string): void {
  let place = into;
  for (const [, end, name = '', attributes = '', alone] of svg.matchAll(
    /<(\/?)(\w+)([^>]*?)(\/?)>/g,
  )) {
    if (end) {
      place = place.parentElement ?? into;
      continue;
    }
    const part = document.createElementNS('http://www.w3.org/2000/svg', name);
    for (const [, key = '', value = ''] of attributes.matchAll(/([\w-]+)="([^"]*)"/g)) {
      part.setAttribute(key, value);
    }
    place.append(part);
    if (!alone) place = part;
  }
}
