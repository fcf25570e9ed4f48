import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PharmStairs } from './PharmStairs.tsx';

/** The drawn length of each cloth, in percent. */
function keptOf(francs: readonly number[]): number[] {
  const html = renderToStaticMarkup(
    <PharmStairs
      title="Gold"
      description="Toute l’officine."
      action={{ label: 'S’abonner', href: '/' }}
      prices={francs.map((amount, index) => ({
        price: { amount, currency: 'FCFA' },
        amount: `${amount}`,
        unit: 'FCFA',
        period: 'par mois',
        note: `année ${index + 1}`,
      }))}
    />,
  );
  return [...html.matchAll(/data-cut="end" x="([^"]*)%"/g)].map(([, kept]) => Number(kept));
}

test('each price is as long as its part of the highest', () => {
  expect(keptOf([20_000, 15_000, 10_000])).toEqual([100, 75, 50]);
  // 15 000 of 22 000 is 68.18 %, 10 000 is 45.45 %
  expect(keptOf([22_000, 15_000, 10_000])).toEqual([100, 68.2, 45.5]);
});

test('any prices: rising, alike, free', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 5 }), (francs) => {
      const kept = keptOf(francs);
      expect(kept).toHaveLength(francs.length);
      for (const share of kept) {
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(100);
      }
    }),
    { examples: [[[0]], [[0, 0]], [[5000, 20_000]]] },
  );
});
