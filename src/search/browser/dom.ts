import { splitAtFigures } from '#lib/unbroken.ts';

type Attributes = Readonly<Record<string, string | false | undefined>>;

/** Makes an HTML element; attributes that are false or undefined are left out. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== false) made.setAttribute(name, value);
  }
  made.append(...children.map((child) => (typeof child === 'string' ? textNode(child) : child)));
  return made;
}

/** A text, in the elements of `ui/unbroken.ts` where it has figures. */
function textNode(text: string): Node | string {
  const parts = splitAtFigures(text);
  if (parts.length < 2) return text;
  const bdi = (...content: readonly (Node | string)[]) => {
    const made = document.createElement('bdi');
    made.append(...content);
    return made;
  };
  return bdi(...parts.map((part, at) => (at % 2 > 0 ? bdi(part) : part)));
}

/** A drawing on the 24-unit grid of `ui/Icon`. */
export function icon(path: string): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const line = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  line.setAttribute('d', path);
  svg.append(line);
  return svg;
}
