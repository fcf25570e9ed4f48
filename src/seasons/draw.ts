/**
 * Draws what a string of SVG says, element by element: no page takes a string for markup (Trusted
 * Types, docs/decisions/026). Elements and quoted attributes, no text: all that our drawings are.
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
