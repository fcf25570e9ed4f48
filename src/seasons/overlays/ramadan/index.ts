import type { Overlay } from '../overlay.ts';
/*
 * The two lanterns (fanous): their pierced metal is `currentcolor`, so that the style sheet chooses
 * it; the brass, the light and the tassel are fixed.
 */
import globe from './globe.svg?raw';
import css from './ramadan.css?inline';
import tall from './tall.svg?raw';

/**
 * Where each hangs, the length of its cord and its width. With wide margins: two in each, four in
 * the bar. Otherwise all eight hang in the bar (lengths of the style sheet), with the moon between
 * them.
 */
const places = [
  ['calc(var(--m) * 0.32)', '212px', 'var(--large)'],
  ['calc(var(--m) * 0.74)', '84px', 'var(--middle)'],
  ['calc(var(--from) + var(--way) * 0.08)', '2px', 'var(--small)'],
  ['calc(var(--from) + var(--way) * 0.27)', 'var(--low)', 'var(--small)'],
  ['calc(var(--from) + var(--way) * 0.73)', 'var(--low)', 'var(--small)'],
  ['calc(var(--from) + var(--way) * 0.92)', '2px', 'var(--small)'],
  ['calc(100% - var(--m) * 0.74)', '126px', 'var(--middle)'],
  ['calc(100% - var(--m) * 0.32)', '268px', 'var(--large)'],
] as const;
/** As fractions of the free part of the bar. */
const NEAR = [0.055, 0.17, 0.285, 0.4, 0.6, 0.715, 0.83, 0.945];

export const overlay: Overlay = {
  css,
  mount(layer, { piece, between }) {
    layer.append(
      piece('crescent'),
      ...places.map(([x, cord, size], index) =>
        piece(
          'lantern',
          {
            '--wide-x': x,
            '--wide-cord': cord,
            '--wide-size': size,
            '--near': `${NEAR[index]}`,
            '--sway': `${between(7, 11)}s`,
            '--since': `${between(-11, 0)}s`,
          },
          `<svg class="glow"/>${index % 2 ? globe : tall}`,
        ),
      ),
    );
  },
};
