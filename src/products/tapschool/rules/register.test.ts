import { describe, expect, test } from 'vitest';
import { byUrgency, expected, shareOf, toCall } from './register.ts';

const classes = [
  { name: '6e 1', enrolled: 54, absent: 3, informed: 3 },
  { name: '5e 1', enrolled: 50, absent: 0, informed: 0 },
  { name: '4e 1', enrolled: 49, absent: 2, informed: 1 },
  { name: '3e 1', enrolled: 47, absent: 4, informed: 4 },
];

describe('the register of a morning', () => {
  test('a family is called once only', () => {
    expect(classes.map(toCall)).toEqual([0, 0, 1, 0]);
  });
  test('a share is in per cent, to one decimal', () => {
    expect(shareOf(191, 200)).toEqual({ percent: 95.5 });
    expect(shareOf(1, 3)).toEqual({ percent: 33.3 });
    expect(shareOf(200, 200)).toEqual({ percent: 100 });
  });
  test('families to call come first, full classes not at all', () => {
    expect(byUrgency(classes).map(({ name }) => name)).toEqual(['4e 1', '3e 1', '6e 1']);
  });
  test('an instalment is owed by every pupil', () => {
    const instalment = { label: 'Tranche 1', each: 145_000, received: 0, due: true };
    expect(expected(instalment, 452)).toBe(65_540_000);
  });
});
