import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { formatMoney, formatNumber, formatPrice } from '#i18n/format.ts';
import { onlyPlan } from '#queries/only-plan.ts';
import { anyFigures, contentOf, longestFigures, plansOf } from '../../../tools/any-figures.ts';
import { PosCost } from './calculator/PosCost.island.tsx';
import { tapposPricing } from './schemas/pages/pricing.ts';
import { PosBill } from './sections/PosBill.tsx';
import { PosGrowth } from './sections/PosGrowth.tsx';
import { PriceTag } from './sections/PriceTag.tsx';

/** How often a section prints a text; spaces of any width are equal. */
function times(printed: string, node: React.ReactNode): number {
  const plain = (text: string) => text.replace(/\s/g, ' ');
  return plain(renderToStaticMarkup(node)).split(plain(`>${printed}<`)).length - 1;
}

test('the page of prices says any price where it stands', () => {
  fc.assert(
    fc.property(anyFigures, (figures) => {
      const plan = onlyPlan('tappos', plansOf('tappos', figures));
      const [price] = plan.prices;
      const { amount: francs } = price.price;
      const page = tapposPricing.parse(contentOf('pages/tappos-pricing.yaml', figures));
      const money = formatPrice(price.price);
      expect(times(formatNumber(francs), <PriceTag plan={plan} price={price} href="/" />)).toBe(1);
      expect(times(money, <PosBill {...page.bill} price={price.price} />)).toBe(2);
      expect(times(money, <PosGrowth {...page.growth} price={price.price} />)).toBe(
        page.growth.steps.length,
      );
      const action = { label: plan.action, href: '/' };
      const cost = (
        <PosCost words={page.calculator} price={price.price} action={action} whatsapp="1" />
      );
      expect(times(money, cost)).toBeGreaterThanOrEqual(1);
      expect(times(formatMoney(francs * 12), cost)).toBeGreaterThanOrEqual(1);
    }),
    { numRuns: 50, examples: [[longestFigures]] },
  );
});
