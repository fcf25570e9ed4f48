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
