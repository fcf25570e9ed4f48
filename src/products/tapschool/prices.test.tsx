import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { formatMoney, formatNumber, formatPrice } from '#i18n/format.ts';
import { product } from '#schemas/product.ts';
import { anyFigures, contentOf, longestFigures, plansOf } from '../../../tools/any-figures.ts';
import { SchoolFinder } from './calculator/SchoolFinder.island.tsx';
import { tapschoolPricing } from './schemas/pages/pricing.ts';
import { exampleRows, finderPlans } from './sections/finder.ts';
import { SchoolPlans } from './sections/SchoolPlans.tsx';

const plain = (text: string) => text.replace(/&nbsp;|\s/g, ' ').replace(/<[^>]*>/g, '');

test('the page of prices says any prices and capacities', () => {
  fc.assert(
    fc.property(anyFigures, (figures) => {
      const plans = plansOf('tapschool', figures);
      const page = tapschoolPricing.parse(contentOf('pages/tapschool-pricing.yaml', figures));
      const drawn = renderToStaticMarkup(
        <SchoolPlans plans={plans} unit={page.unit} registerHref="/" quoteHref="/" />,
      );
      for (const { capacity, prices } of plans) {
        for (const { price } of prices) {
          if (price) expect(plain(drawn)).toContain(plain(formatPrice(price)));
        }
        if (typeof capacity === 'number') {
          expect(plain(drawn)).toContain(plain(`${formatNumber(capacity)} ${page.unit}`));
        }
      }
      const shares = [...drawn.matchAll(/data-share="(\d+)"/g)].map(([, share]) => Number(share));
      const limited = plans.filter(({ capacity }) => typeof capacity === 'number');
      expect(shares).toHaveLength(limited.length);
      expect(Math.max(...shares)).toBe(10);
      expect(Math.min(...shares)).toBeGreaterThanOrEqual(1);
    }),
    { numRuns: 50, examples: [[longestFigures]] },
  );
});

test('what the home page says it costs from is the lowest price of its plans', () => {
  fc.assert(
    fc.property(anyFigures, (figures) => {
      const francs = plansOf('tapschool', figures).flatMap(({ prices }) =>
        prices.flatMap(({ price }) => price?.amount ?? []),
      );
      const { price } = product.parse(contentOf('products/tapschool.yaml', figures));
      expect(plain(price)).toContain(plain(formatMoney(Math.min(...francs), 'F')));
    }),
    { numRuns: 50 },
  );
});

test('the finder answers at any prices and capacities', () => {
  fc.assert(
    fc.property(anyFigures, (figures) => {
      const { calculator: words } = tapschoolPricing.parse(
        contentOf('pages/tapschool-pricing.yaml', figures),
      );
      const plans = plansOf('tapschool', figures);
      const finder = finderPlans(plans);
      const [first] = finder;
      const shown = plain(
        renderToStaticMarkup(<SchoolFinder words={words} plans={finder} href="/" whatsapp="0" />),
      );
      const { capacity = 0, prices } = plans.find(({ id }) => id === first.id) ?? {};
      const fits = capacity === 'unlimited' || words.start <= capacity;
      const price = prices?.[0]?.price;
      expect(shown).toContain(fits && price ? plain(formatPrice(price)) : words.write);
      for (const row of exampleRows(finder, plans, words)) {
        expect(row[3]).toMatch(/^(?:(?:environ|moins de) )?\d[\d\s]*\sF$/);
      }
    }),
    { numRuns: 50, examples: [[longestFigures]] },
  );
});
