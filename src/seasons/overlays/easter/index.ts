import type { Overlay } from '../overlay.ts';
import css from './easter.css?inline';

const EGG = 'M30 2C45 2 57 28 57 48a27 27 0 0 1-54 0C3 28 15 2 30 2z';

/** Bands round an egg, curved like its surface: position, thickness, colour. */
type Bands = readonly (readonly [y: number, thickness: number, color: string])[];

/** An egg striped like the cloth, with a highlight. */
const egg = (ground: string, bands: Bands, index: number) =>
  `<svg viewBox="0 0 60 76"><clipPath id="shell${index}"><path d="${EGG}"/></clipPath><path fill="${ground}" d="${EGG}"/><g fill="none" clip-path="url(#shell${index})">${bands
    .map(
      ([y, thickness, color]) =>
        `<path stroke="${color}" stroke-width="${thickness}" d="M0 ${y}q30 11 60 0"/>`,
    )
    .join(
      '',
    )}<path stroke="#000" stroke-opacity=".12" stroke-width="12" d="M42 0c22 34 20 66-18 80"/></g><path stroke="#fff" stroke-opacity=".6" stroke-width="3.5" stroke-linecap="round" fill="none" d="M15 30c1.5-5 3.5-9 6-13"/></svg>`;

/** Along the bottom edge, from right to left: ground colour, then bands. */
const EGGS: readonly (readonly [ground: string, bands: Bands])[] = [
  [
    'var(--brand)',
    [
      [22, 3, '#fff'],
      [32, 12, '#1f2a5c'],
      [42, 3, '#fff'],
      [54, 4, '#d9620a'],
      [61, 4, '#d9620a'],
    ],
  ],
  [
    '#7bd6b2',
    [
      [18, 7, '#0d7a55'],
      [26, 2, '#fff'],
      [42, 9, '#0d7a55'],
      [51, 2, '#fff'],
      [56, 2, '#fff'],
    ],
  ],
  [
    '#9c1f4e',
    [
      [24, 3, '#ff9dbd'],
      [38, 9, '#ff9dbd'],
      [38, 2, '#9c1f4e'],
      [52, 3, '#ff9dbd'],
      [59, 2, '#fff'],
    ],
  ],
  [
    '#ffb877',
    [
      [20, 4, '#7a2f00'],
      [28, 4, '#7a2f00'],
      [36, 4, '#7a2f00'],
      [50, 9, '#fff'],
      [50, 4, 'var(--brand)'],
    ],
  ],
  [
    '#33418a',
    [
      [18, 2, '#fff'],
      [24, 2, '#fff'],
      [38, 10, 'var(--brand)'],
      [38, 2, '#fff'],
      [53, 7, '#b3bdf2'],
    ],
  ],
  [
    '#ff9dbd',
    [
      [20, 6, '#fff'],
      [34, 12, '#9c1f4e'],
      [34, 3, '#ff9dbd'],
      [50, 3, '#fff'],
      [56, 3, '#fff'],
    ],
  ],
  [
    '#0d7a55',
    [
      [22, 6, '#08543b'],
      [29, 2, '#fff'],
      [40, 3, '#7bd6b2'],
      [46, 3, '#7bd6b2'],
      [57, 6, '#08543b'],
    ],
  ],
  [
    '#b3bdf2',
    [
      [20, 3, '#33418a'],
      [33, 10, '#33418a'],
      [33, 2, '#fff'],
      [48, 3, 'var(--brand)'],
      [55, 3, '#33418a'],
    ],
  ],
];

const DOTS = [
  '#0d7a55',
  '#ff9dbd',
  'var(--brand)',
  '#33418a',
  '#7bd6b2',
  '#9c1f4e',
  '#ffb877',
  '#7d8ad6',
] as const;

const STEP = 58;

export const overlay: Overlay = {
  css,
  mount(layer, { piece, between }) {
    const widths = EGGS.map(() => between(40, 47));
    for (const [index, color] of DOTS.entries()) {
      const size = between(9, 12);
      const beside = widths[index] ?? 0;
      layer.append(
        piece('dot', {
          '--x': `${12 + index * STEP + (beside + STEP - size) / 2}`,
          '--w': `${size}`,
          '--color': color,
          '--wait': `${-index * 0.9 - 1.4}s`,
        }),
      );
    }
    for (const [index, [ground, bands]] of EGGS.entries()) {
      layer.append(
        piece(
          'egg',
          {
            '--x': `${12 + index * STEP}`,
            '--w': `${widths[index]}`,
            '--tilt': `${between(-9, 9)}deg`,
            '--wait': `${-index * 0.9}s`,
          },
          egg(ground, bands, index),
        ),
      );
    }
  },
};
