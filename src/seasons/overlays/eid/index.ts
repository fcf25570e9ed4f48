import type { Overlay, Tools } from '../overlay.ts';
import css from './eid.css?inline';
import star from './star.svg?raw';

/** Positions of the five stars, as lengths for the style sheet. The last hangs inside the moon. */
const places = [
  ['var(--first-x)', 'var(--first-y)', 'var(--large)'],
  ['var(--second-x)', 'var(--second-y)', 'var(--middle)'],
  ['calc(var(--from) + var(--way) * 0.1)', '6px', 'var(--small)'],
  ['calc(var(--from) + var(--way) * 0.9)', '6px', 'var(--small)'],
  ['var(--moon-x)', 'calc(var(--moon-y) + var(--moon) * 0.13)', 'calc(var(--moon) * 0.42)'],
] as const;

/** Seven dots down each margin, six above the page between the logo and the search. */
function twinkle(index: number, { piece, between, random }: Tools): HTMLElement {
  const far = between(1, 7) / 10;
  // The right margin leaves its top to the moon.
  const [top, step] = index < 7 ? [20, 9] : [27, 8.5];
  const down = `${(top + step * ((index % 7) + random())).toFixed(1)}%`;
  const [x, y] =
    index < 7
      ? [`calc(var(--m) * var(--far) * ${far})`, down]
      : index < 14
        ? [`calc(100% - var(--m) * var(--far) * ${far})`, down]
        : [
            `calc(var(--from) + var(--way) * ${((index - 13.7) / 6).toFixed(2)})`,
            `calc(var(--sky) * ${between(1, 9) / 10})`,
          ];
  return piece('twinkle', {
    '--x': x,
    '--y': y,
    '--size': `${between(5, 10)}px`,
    '--time': `${between(2.5, 5)}s`,
    '--since': `${between(-10, 0)}s`,
  });
}

export const overlay: Overlay = {
  css,
  mount(layer, tools) {
    const { piece, between } = tools;
    layer.append(
      piece('crescent'),
      ...places.map(([x, y, size]) =>
        piece(
          'star',
          {
            '--x': x,
            '--y': y,
            '--size': size,
            '--time': `${between(6, 9)}s`,
            '--since': `${between(-9, 0)}s`,
          },
          star,
        ),
      ),
      ...Array.from({ length: 20 }, (_, index) => twinkle(index, tools)),
    );
  },
};
