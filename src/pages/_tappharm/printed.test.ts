import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatNumber } from '../../lib/money.ts';
import { numberIn, secondsIn } from './printed.ts';

test.each([
  ['3 secondes', 3],
  ['45\u00a0s', 45],
  ['5\u00a0minutes', 300],
  ['1 heure', 3600],
])('%s', (text, seconds) => {
  expect(secondsIn(text)).toBe(seconds);
});

test.each(['', 'vite', '5', '5 jours', 'environ 5 minutes'])('refuses « %s »', (text) => {
  expect(() => secondsIn(text)).toThrow('durée');
});

test('reads back every printed number, and nothing else', () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), (value) => {
      expect(numberIn(formatNumber(value))).toBe(value);
    }),
  );
  expect(() => numberIn('Sur devis')).toThrow('nombre');
});
