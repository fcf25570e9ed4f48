import { expect, test } from 'vitest';
import { clothSvg, piecesOf, type Weave, weaveCss } from './cloth.ts';

const stripes = (colour: string, to: number, other: string) =>
  [
    { colour, to },
    { colour: other, to: 100 },
  ] as Weave['warp'];
const striped: Weave = { warp: stripes('green-600', 20, '#123456') };

test('a warp is hard stops, each stripe beginning where the last ends', () => {
  expect(weaveCss(striped)).toBe('--warp:#0d7a55 20%,#123456 0');
});

test('a bare warp lets the weft through, ruled at twelve hundredths of the repeat', () => {
  const ruled: Weave = { warp: stripes('bare', 50, 'white'), weft: stripes('#000', 75, 'white') };
  expect(weaveCss(ruled)).toBe(
    '--warp:#0000 50%,#fff 0;--weft:#000 75%,#fff 0;--pick:calc(var(--repeat)*.12) calc(var(--repeat)*.12)',
  );
  // One repeat of 100: a rule every 12, three quarters of it black, under a white half.
  const pieces = piecesOf(ruled, { width: 100, height: 12, repeat: 100 });
  expect(pieces.slice(0, 3)).toEqual([
    { x: 0, y: 0, width: 100, height: 9, colour: '#000' },
    { x: 0, y: 9, width: 100, height: 3, colour: '#fff' },
    { x: 50, y: 0, width: 50, height: 12, colour: '#fff' },
  ]);
});

test('stripes fill the width, and no more', () => {
  // The second repeat starts at 50 px and is cut at 64: 10 px of the first stripe, 4 of the next.
  const svg = clothSvg(striped, { width: 64, height: 9, repeat: 50 });
  const drawn = [
    ...svg.matchAll(/x="(\S+)" y="0" width="(\S+)" height="9" fill="#(?:0d7a55|123456)"/g),
  ];
  expect(drawn.map(([, x, width]) => [Number(x), Number(width)])).toEqual([
    [0, 10],
    [10, 40],
    [50, 10],
    [60, 4],
  ]);
});
