import type { Overlay } from '../overlay.ts';
import css from './christmas.css?inline';

const FLAKES = 30;

const flakes = Object.values(
  import.meta.glob<string>('./flake-*.svg', { eager: true, query: '?raw', import: 'default' }),
);
const gifts = Object.values(
  import.meta.glob<string>('./gift-*.svg', { eager: true, query: '?raw', import: 'default' }),
);

/** Of each gift, from right to left: its position and width in the row's unit. */
const PLACES = [
  [8, 98],
  [106, 54],
  [160, 92],
  [250, 70],
  [316, 46],
  [358, 36],
] as const;

export const overlay: Overlay = {
  css,
  mount(layer, { piece, between }) {
    for (let index = 0; index < FLAKES; index++) {
      const fall = between(9, 17);
      layer.append(
        piece(
          'snow snowflake',
          {
            '--x': `${between((index * 100) / FLAKES, ((index + 1) * 100) / FLAKES)}`,
            '--size': `${between(10, index % 5 ? 16 : 22)}px`,
            '--fall': `${fall}s`,
            '--wait': `${between(-fall, 0)}s`,
            '--sway': `${between(5, 9)}s`,
          },
          flakes[index % flakes.length],
        ),
      );
    }
    for (const [index, [right, width]] of PLACES.entries()) {
      layer.append(
        piece(
          'gift',
          { '--x': `${right}`, '--w': `${width}`, '--wait': `${between(-9, 0)}s` },
          gifts[index],
        ),
      );
    }
  },
};
