import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { formatMoney, formatNumber } from '#i18n/format.ts';
import { product } from '#schemas/product.ts';
import { anyFigures, contentOf, longestFigures, plansOf } from '../../../tests/any-figures.ts';
import { PharmCost } from './calculator/PharmCost.tsx';
import { tappharmPricing } from './schemas/pages/pricing.ts';
import { PharmStairs } from './sections/PharmStairs.tsx';

const plain = (text: string) => text.replace(/&nbsp;|\s/g, ' ');
const printed = (node: React.ReactNode) => plain(renderToStaticMarkup(node));

test('the page of prices and the line of the home page say any prices', () => {
  fc.assert(
    fc.property(anyFigures, (figures) => {
      const [plan] = plansOf('tappharm', figures);
      if (!plan) throw new Error('TapPharm has a plan');
      const page = tappharmPricing.parse(contentOf('pages/tappharm-pricing.yaml', figures));
      const prices = plan.prices.map((price) => {
        if (price.francs === undefined) throw new Error('TapPharm has no price on quote');
        return { ...price, francs: price.francs };
      });
      const action = { label: plan.action, href: '/' };

      const stairs = printed(
        <PharmStairs {...page.stairs} description="" prices={prices} action={action} />,
      );
      const steps = [...stairs.matchAll(/<strong><span>([^<]*)<\/span>/g)].map(([, step]) => step);
      expect(steps).toEqual(prices.map(({ francs }) => plain(formatNumber(francs))));

      const months = prices.map(({ francs }) => francs);
      const { calculator: words } = page;
      const cost = printed(
        <PharmCost words={words} prices={months} action={action} whatsapp="1" />,
      );
      // The last price applies to later years.
      const counted = Array.from(
        { length: words.start },
        (_, year) => months[year] ?? months.at(-1),
      );
      const total = counted.reduce<number>((sum, month = 0) => sum + 12 * month, 0);
      expect(cost).toContain(`>${plain(formatMoney(total))}<`);
      for (const month of counted) {
        expect(cost).toContain(plain(words.months.replace('#', formatNumber(month ?? 0))));
      }

      const { price } = product.parse(contentOf('products/tappharm.yaml', figures));
      expect(plain(price)).toContain(plain(formatMoney(months[0] ?? 0)));
    }),
    { numRuns: 50, examples: [[longestFigures]] },
  );
});
