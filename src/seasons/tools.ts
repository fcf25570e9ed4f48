import { draw } from './draw.ts';

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

/**
 * An element of the decoration, with custom properties set by script: no inline style attribute.
 */
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
