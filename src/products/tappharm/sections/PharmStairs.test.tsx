import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PharmStairs } from './PharmStairs.tsx';

// 15 000 of 22 000 is 68.18 %, 10 000 is 45.45 %. Prices may rise, be alike, or nothing.
test.each([
  [
    [20_000, 15_000, 10_000],
    [100, 75, 50],
  ],
  [
    [22_000, 15_000, 10_000],
    [100, 68.2, 45.5],
  ],
  [
    [5000, 20_000],
    [25, 100],
  ],
  [
    [0, 0],
    [0, 0],
  ],
])('prices %j are as long as %j percent of the highest', (francs, kept) => {
  const prices = francs.map((amount) => ({
    price: { amount, currency: 'FCFA' as const },
    ...{ amount: `${amount}`, unit: 'FCFA', period: 'par mois', note: '' },
  }));
  const action = { label: 'S’abonner', href: '/' };
  const stairs = <PharmStairs title="Gold" description="" action={action} prices={prices} />;
  const drawn = renderToStaticMarkup(stairs).matchAll(/data-cut="end" x="([^"]*)%"/g);
  expect([...drawn].map(([, length]) => Number(length))).toEqual(kept);
});
