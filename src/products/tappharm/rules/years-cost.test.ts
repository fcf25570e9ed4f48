import { expect, test } from 'vitest';
import { costOverYears } from './years-cost.ts';

const fcfa = (amount: number) => ({ amount, currency: 'FCFA' }) as const;

// The average is a share, as any other: `src/lib/money.test.ts`.
test('each year at its own price, the last one from then on', () => {
  // 12 × 20 000, 12 × 15 000, then 12 × 10 000 each year: 660 000 over 48 months.
  expect(costOverYears([fcfa(20000), fcfa(15000), fcfa(10000)], 4)).toMatchObject({
    total: { amount: 660_000, currency: 'FCFA' },
    average: { kind: 'exact', amount: 13_750, currency: 'FCFA' },
    years: [
      { month: 20000, year: 240_000 },
      { month: 15000, year: 180_000 },
      { month: 10000, year: 120_000 },
      { month: 10000, year: 120_000 },
    ],
  });
});
