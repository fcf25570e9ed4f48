import type { Overlay } from '../overlay.ts';
import css from './ramadan.css?inline';

/*
 * Two lanterns (fanous) on a grid of 60 by 142. The pierced metal is `currentcolor`, so that the
 * style sheet chooses its colour; the brass, the light and the tassel are fixed.
 */
const BRASS = '#d2952a';
const LIGHT = '#ffb53d';
const FLAME = '#fff0c4';

const fill = (colour: string, d: string) => `<path fill="${colour}" d="${d}"/>`;
const metal = (d: string) => `<path d="${d}"/>`;
const line = (colour: string, width: number, d: string) =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" d="${d}"/>`;
/** Holes in the metal: diamonds `[x, y, half width, half height]`. */
const pierced = (colour: string, holes: readonly (readonly number[])[]) =>
  fill(
    colour,
    holes
      .map(([x = 0, y = 0, w = 0, h = 0]) => `M${x} ${y - h}l${w} ${h}-${w} ${h}-${w}-${h}z`)
      .join(''),
  );
const round = (value: number) => Math.round(value * 10) / 10;

const ring = line(BRASS, 1.8, 'M27 4a3 3 0 1 1 6 0 3 3 0 1 1-6 0M30 7v4');

/** A tassel: a strip of cloth under a brass cap, with loose threads. */
const tassel = (y: number) =>
  fill(BRASS, `M30 ${y - 5}a2.5 2.5 0 0 1 2 4h3l1 5H24l1-5h3a2.5 2.5 0 0 1 2-4z`) +
  ['#08543b', '#f6dca6', '#e8a820', '#33418a', '#e8a820', '#f6dca6', '#08543b']
    .map((colour, band) => {
      const top = round(24.5 + band * 1.6);
      const end = round(21 + band * 2.6);
      return fill(
        colour,
        `M${top} ${y + 4}h1.6L${round(end + 2.6)} ${y + 34}l-1.3 ${band % 2 ? 3 : 5}L${end} ${y + 34}z`,
      );
    })
    .join('') +
  line('#fff', 0.9, `M24 ${y + 12}h12M23.7 ${y + 15}h12.6`);

/** A tall, six-sided lantern: a dome over three arched windows. */
const tall =
  ring +
  metal('M30 9c1 7 14 9 15 21H15c1-12 14-14 15-21z') +
  line(BRASS, 0.8, 'M30 11c-3 7-7 10-7 19M30 11c3 7 7 10 7 19') +
  pierced(LIGHT, [
    [30, 19, 1.3, 2],
    [30, 25.5, 1.7, 2.4],
    [20, 26, 1.2, 2],
    [40, 26, 1.2, 2],
  ]) +
  metal('M11 36h38l-5 48H16z') +
  fill(
    LIGHT,
    'M30 46c5 4 6.6 7 6.6 12l-1 20H24.4l-1-20c0-5 1.6-8 6.6-12zM17 50c2.5 3 3.2 5 3.4 9l1 19h-3.600L15.2 58c-.2-4 .6-6 1.8-8zM43 50c-2.5 3-3.2 5-3.4 9l-1 19h3.600l2.6-20c.2-4-.6-6-1.8-8z',
  ) +
  fill(FLAME, 'M30 54c4 6 5 9 5 14a5 6 0 0 1-10 0c0-5 1-8 5-14z') +
  line(
    'currentcolor',
    0.8,
    'M23 57l13 13M37 57L24 70M24 67l11 11M36 67L25 78M15.5 62l5.5 7M44.5 62L39 69',
  ) +
  fill(
    BRASS,
    'M13 29h34l5 8a4.4 4.4 0 0 1-8.8 0 4.4 4.4 0 0 1-8.8 0 4.4 4.4 0 0 1-8.8 0 4.4 4.4 0 0 1-8.8 0A4.4 4.4 0 0 1 8 37zM14 83h32l2 5H12z',
  ) +
  metal('M16 88h28c-1 5-6 8-11 9h-6c-5-1-10-4-11-9z') +
  pierced(LIGHT, [
    [22.5, 91, 1.5, 1.7],
    [30, 92, 1.7, 2],
    [37.5, 91, 1.5, 1.7],
  ]) +
  tassel(101);

/** A round lantern: a globe full of holes, which get closer towards its sides. */
const globe =
  ring +
  metal(
    'M30 9c2 6 3 10 10 16H20c7-6 8-10 10-16zM20 28h20c20 12 20 42 0 54H20C0 70 0 40 20 28zM21 85h18c-1 6-4 9-7 11h-4c-3-2-6-5-7-11z',
  ) +
  [35, 44, 55, 66, 75]
    .map((y, row) => {
      const half = [17, 22, 24, 22, 17][row] ?? 0;
      const middle = row === 2;
      const angles = row % 2 ? [-58, -20, 20, 58] : [-72, -40, 0, 40, 72];
      return pierced(
        LIGHT,
        angles
          .filter((angle) => !(middle && angle === 0))
          .map((angle) => {
            const turn = (angle * Math.PI) / 180;
            return [
              round(30 + half * Math.sin(turn)),
              y,
              round(3.2 * Math.cos(turn)),
              row % 4 ? 4 : 2.8,
            ];
          }),
      );
    })
    .join('') +
  fill(
    FLAME,
    'M30 45l3 6.5 6.5-2.5-2.5 6 2.5 6-6.5-2.5-3 6.5-3-6.5-6.5 2.5 2.5-6-2.5-6 6.5 2.500z',
  ) +
  pierced(LIGHT, [[30, 90, 1.6, 2.2]]) +
  fill(BRASS, 'M18 24h24l1 5H17zM17 81h26l-1 5H18z') +
  tassel(100);

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
          `<svg class="glow"/><svg viewBox="0 0 60 142" fill="currentcolor">${index % 2 ? globe : tall}</svg>`,
        ),
      ),
    );
  },
};
