import type { Overlay } from '../overlay.ts';
import css from './easter.css?inline';

/** Striped like cloth, along the bottom edge from right to left. */
const EGGS = Object.values(
  import.meta.glob<string>('./*.svg', { eager: true, query: '?raw', import: 'default' }),
);

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
    for (const [index, egg] of EGGS.entries()) {
      layer.append(
        piece(
          'egg',
          {
            '--x': `${12 + index * STEP}`,
            '--w': `${widths[index]}`,
            '--tilt': `${between(-9, 9)}deg`,
            '--wait': `${-index * 0.9}s`,
          },
          egg,
        ),
      );
    }
  },
};
