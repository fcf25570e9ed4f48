import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { formatMoney, formatNumber } from '#i18n/format.ts';
import { onlyPlan } from '#queries/only-plan.ts';
import { product } from '#schemas/product.ts';
import { anyFigures, contentOf, longestFigures, plansOf } from '../../../tools/any-figures.ts';
import { PharmCost } from './calculator/PharmCost.island.tsx';
import { tappharmPricing } from './schemas/pages/pricing.ts';
import { PharmStairs } from './sections/PharmStairs.tsx';

const plain = (text: string) => text.replace(/&nbsp;|\s/g, ' ');
const printed = (node: React.ReactNode) => plain(renderToStaticMarkup(node));

test('the page of prices and the line of the home page say any prices', () => {
  fc.assert(
    fc.property(anyFigures, (figures) => {
      const plan = onlyPlan('tappharm', plansOf('tappharm', figures));
      const page = tappharmPricing.parse(contentOf('pages/tappharm-pricing.yaml', figures));
      const [first, ...later] = plan.prices;
      const prices = [first.price, ...later.map(({ price }) => price)] as const;
      const action = { label: plan.action, href: '/' };

      const stairs = printed(
        <PharmStairs {...page.stairs} description="" prices={plan.prices} action={action} />,
      );
      const steps = [...stairs.matchAll(/<strong><span>([^<]*)<\/span>/g)].map(([, step]) => step);
      expect(steps).toEqual(prices.map(({ amount }) => plain(formatNumber(amount))));

      const months = prices.map(({ amount }) => amount);
      const { calculator: words } = page;
      const cost = printed(
        <PharmCost words={words} prices={prices} action={action} whatsapp="1" />,
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
