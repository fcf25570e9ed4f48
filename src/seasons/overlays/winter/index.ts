import { between, type Overlay, piece } from '../overlay.ts';
import css from './winter.css?inline';

type Point = readonly [x: number, y: number];
type Thread = readonly Point[];

/** One arm of each crystal, pointing up; five more are its turns by 60°. */
const arms: readonly (readonly Thread[])[] = [
  // Fern: three pairs of twigs, shorter and shorter.
  [
    [
      [0, 0],
      [0, -45],
    ],
    chevron(-15, 11, 8),
    chevron(-26, 9, 7),
    chevron(-36, 5, 4),
  ],
  // Lozenge: the weavers’ diamond at each tip, a hexagon at the heart.
  [
    [
      [0, 0],
      [0, -23],
      [7, -34],
      [0, -45],
      [-7, -34],
      [0, -23],
    ],
    [
      [0, -15],
      [13, -7.5],
    ],
  ],
  // Arrow: two chevrons inwards, a star at the heart.
  [
    [
      [0, 0],
      [0, -45],
    ],
    chevron(-31, 10, 9),
    chevron(-22, 8, 7),
    [
      [0, -17],
      [5, -8.7],
    ],
    [
      [5, -8.7],
      [14.7, -8.5],
    ],
  ],
];

function chevron(y: number, across: number, up: number): Thread {
  return [
    [-across, y - up],
    [0, y],
    [across, y - up],
  ];
}

/** A crystal as one path: each thread of the arm, six times round. */
function crystal(arm: readonly Thread[]): string {
  let path = '';
  for (let turn = 0; turn < 6; turn += 1) {
    const sin = Math.sin((turn * Math.PI) / 3);
    const cos = Math.cos((turn * Math.PI) / 3);
    for (const thread of arm) {
      const points = thread.map(
        ([x, y]) => `${(x * cos - y * sin).toFixed(1)} ${(x * sin + y * cos).toFixed(1)}`,
      );
      path += `M${points.join('L')}`;
    }
  }
  return path;
}

/** A cord: a broad thread with a fine one along its middle, as in the cloth. */
const drawings = arms.map((arm) => {
  const d = crystal(arm);
  return `<svg viewBox="-50 -50 100 100"><path d="${d}"/><path d="${d}"/></svg>`;
});

const SIDES = ['left', 'right'];
const PER_SIDE = 6;

export const overlay: Overlay = {
  css,
  mount(layer, random) {
    for (const [side, name] of SIDES.entries()) {
      for (let index = 0; index < PER_SIDE; index += 1) {
        layer.append(
          piece(
            `snowflake ${name}`,
            {
              '--at': `${between(random, 0, 0.6)}`,
              '--scale': `${between(random, 0.5, 0.9)}`,
              // Spaced out along the fall, so that two never meet.
              '--done': `${(index + between(random, 0, 0.4) + side / 2) / PER_SIDE}`,
              '--sway': `${between(random, 7, 11)}s`,
            },
            drawings[(index + side) % drawings.length],
          ),
        );
      }
    }
  },
};
