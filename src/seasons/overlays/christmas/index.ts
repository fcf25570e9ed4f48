import type { Overlay } from '../overlay.ts';
import css from './christmas.css?inline';

const FLAKES = 30;

/**
 * Three kinds of snowflake arms on a grid of 24: a six-pointed star, a feathered one, a plain one
 * with buds.
 */
const SHAPES = [
  'M12 2v20M3.3 7l17.4 10M3.3 17 20.7 7M9.5 4 12 6.5 14.5 4M9.5 20l2.5-2.5 2.5 2.5M3.8 10.4l3.4-.9-.9-3.4M20.2 13.6l-3.4.9.9 3.4M3.8 13.6l3.4.9-.9 3.4M20.2 10.4l-3.4-.9.9-3.4',
  'M12 2v20M3.3 7l17.4 10M3.3 17 20.7 7M12 7.5 8.1 9.8v4.5l3.9 2.2 3.9-2.2V9.8z',
  'M12 4v16M5.1 8l13.8 8M5.1 16l13.8-8',
];

/** White with a soft shadow, to show on a light page. */
const flake = (arms = '') =>
  `<svg viewBox="0 0 24 24"><g fill="none" stroke-linecap="round" stroke-linejoin="round"><path class="edge" stroke-width="4.6" d="${arms}"/><path stroke="#fff" stroke-width="2" d="${arms}"/></g></svg>`;

type Bands = readonly (readonly [color: string, dashes: string])[];

/**
 * A piece of cloth: upright bands, each made of the dashes of one thick line; the lid is wider by
 * `brim`.
 */
const cloth = (
  top: number,
  width: number,
  height: number,
  ground: string,
  bands: Bands,
  brim = 0,
) =>
  `<rect x="${3 - brim}" y="${top}" width="${width + 2 * brim}" height="${height}" rx="2" fill="${ground}"/>${bands
    .map(
      ([color, dashes]) =>
        `<path d="M5 ${top + height / 2}h${width - 4}" stroke="${color}" stroke-width="${height}" stroke-dasharray="${dashes}"/>`,
    )
    .join('')}`;

const bow = (x: number, y: number, ribbon: string, fold: string) =>
  `<g transform="translate(${x} ${y})"><path fill="${fold}" d="M0 0-12 9l1-6zM0 0l12 9-1-6z"/><path fill="${ribbon}" d="M0 0C-5-12-18-16-20-8S-8 3 0 0C5-12 18-16 20-8S8 3 0 0z"/><path fill="${fold}" d="M-4-2C-8-8-14-10-15-7S-9 0-4-2zM4-2C8-8 14-10 15-7S9 0 4-2z"/><rect x="-4" y="-5" width="8" height="8" rx="2.5" fill="${ribbon}"/></g>`;

interface Box {
  readonly width: number;
  readonly height: number;
  /** Height of the lid; without one it is a parcel. */
  readonly lid?: number;
  readonly ground: string;
  readonly bands: Bands;
  readonly ribbon: string;
  readonly fold: string;
  /** Positions of the ribbon: down, and around if it has one. */
  readonly down: number;
  readonly round?: number;
}

function box({ width, height, lid = 0, ground, bands, ribbon, fold, down, round }: Box): string {
  const top = 18;
  const band = `<path d="M${down - 4} ${top}h8v${height}h-8z" fill="${ribbon}"/>`;
  const around = round
    ? `<path d="M3 ${top + round}h${width}v7H3z" fill="${ribbon}"/><path d="M${down - 4} ${top + round}h8v7h-8z" fill="${fold}"/>`
    : '';
  const cover = lid
    ? `<path d="M3 ${top + lid}h${width}v3H3z" opacity=".25"/>${cloth(top, width, lid, ground, bands, 3)}<path d="M${down - 4} ${top}h8v${lid}h-8z" fill="${ribbon}"/>`
    : '';
  return `<svg viewBox="0 0 ${width + 6} ${top + height}">${cloth(top, width, height, ground, bands)}${band}${around}${cover}${bow(down, top, ribbon, fold)}</svg>`;
}

/** Wrapped in knotted cloth. */
const bundle =
  '<svg viewBox="0 0 76 70"><path fill="#b3bdf2" d="M38 24C34 10 22 2 12 5c2 9 12 17 26 19z"/><path fill="#33418a" d="M38 24C42 10 54 2 64 5c-2 9-12 17-26 19z"/><path fill="#33418a" d="M38 20C22 26 4 40 3 58c0 8 4 12 10 12h50c6 0 10-4 10-12C72 40 54 26 38 20z"/><g fill="none"><path stroke="#fff" stroke-width="2" d="M34 22C22 30 12 46 13 69M42 22c12 8 22 24 21 47"/><path stroke="var(--brand)" stroke-width="6" d="M36 22C28 34 22 50 23 70"/><path stroke="#151c40" stroke-width="8" d="M40 22c8 12 14 28 13 48"/><path stroke="#fff" stroke-width="1.5" d="M37 22c-4 14-6 30-6 48m8-48c4 14 6 30 6 48"/></g><path fill="var(--brand)" d="M29 20h18l-2 8H31z"/><path fill="#d9620a" d="M36 25 24 41l7 1 7-15zM40 25l12 16-7 1-7-15z"/><rect x="33" y="19" width="10" height="10" rx="3" fill="var(--brand)"/></svg>';

const GOLD = '#ffb877';
const RED = '#b0202e';
const WINE = '#7d1220';

/** From right to left: position and width in the row's unit, then the drawing. */
const GIFTS: readonly (readonly [right: number, width: number, svg: string])[] = [
  [
    8,
    98,
    box({
      width: 92,
      height: 78,
      lid: 20,
      ground: RED,
      bands: [
        [WINE, '0 8 12 50 6 99'],
        ['#fff', '0 5 2 14 2 99'],
        [GOLD, '0 61 2 14 2 99'],
      ],
      ribbon: GOLD,
      fold: '#e08a3c',
      down: 49,
    }),
  ],
  [
    106,
    54,
    box({
      width: 48,
      height: 106,
      ground: '#0d7a55',
      bands: [
        ['#08543b', '0 4 10 16 8 99'],
        ['#fff', '0 15 2 11 1.5 99'],
        ['#7bd6b2', '0 39 2 99'],
      ],
      ribbon: RED,
      fold: WINE,
      down: 27,
      round: 62,
    }),
  ],
  [
    160,
    92,
    box({
      width: 86,
      height: 44,
      lid: 14,
      ground: 'var(--brand)',
      bands: [
        ['#7a2f00', '0 10 5 4 5 4 5 24 10 99'],
        ['#fff', '0 54 2 12 2 99'],
      ],
      ribbon: '#0d7a55',
      fold: '#08543b',
      down: 44,
    }),
  ],
  [250, 70, bundle],
  [
    316,
    46,
    box({
      width: 40,
      height: 38,
      ground: GOLD,
      bands: [
        [RED, '0 3 5 4 2 99'],
        ['#fff', '0 23 2 5 2 99'],
        ['#0d7a55', '0 25 5 99'],
      ],
      ribbon: RED,
      fold: WINE,
      down: 23,
    }),
  ],
  [
    358,
    36,
    box({
      width: 30,
      height: 26,
      lid: 9,
      ground: '#0d7a55',
      bands: [
        ['#08543b', '0 2 6 12 4 99'],
        ['#7bd6b2', '0 9 1.5 99'],
      ],
      ribbon: 'var(--brand)',
      fold: '#b84a00',
      down: 18,
    }),
  ],
];

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
          flake(SHAPES[index % SHAPES.length]),
        ),
      );
    }
    for (const [right, width, svg] of GIFTS) {
      layer.append(
        piece(
          'gift',
          {
            '--x': `${right}`,
            '--w': `${width}`,
            '--wait': `${between(-9, 0)}s`,
          },
          svg,
        ),
      );
    }
  },
};
