/** The heroes of home and of the overviews work without script, and lead to the trial. */
import { type ProductId, productIds } from '#products/registry.ts';
import { readSiteConfig } from '#site.config.ts';
import { contentOf } from '../../tools/content.ts';
import {
  amount,
  averageWith,
  cards,
  matching,
  money,
  plain,
  prescription,
  rates,
  received,
  sale,
  shared,
  totalOf,
  written,
} from '../worked-examples.ts';
import { expect, test } from './guard.ts';

const site = readSiteConfig({});
const [card] = cards;
const total = totalOf(sale);
const { name: customer, purchases, payments } = contentOf('screens/pos-customers').file;
/** What the customer of the example owes before the sale. */
const owed =
  purchases
    .filter(({ payment }: { payment: string }) => payment === 'credit')
    .reduce((sum: number, { items }: { items: [] }) => sum + totalOf(items), 0) -
  payments.reduce((sum: number, each: { amount: number }) => sum + each.amount, 0);
const { subject, marks } = contentOf('pages/tapschool-overview').hero.mark;

const { hero } = contentOf('pages/home');
const trades = Object.fromEntries(
  productIds.map((id) => [id, contentOf(`products/${id}`).ai.label as string]),
) as Record<ProductId, string>;

/** The result of each choice. */
const answers: Readonly<Record<ProductId, readonly RegExp[]>> = {
  tappharm: rates.map((rate) => {
    const { due, payer } = shared(prescription, rate, card.ceiling);
    return matching(`règle ${money(due)}`, ` ${money(payer)}`);
  }),
  tappos: [
    matching(`Reçu ${amount(received)}`, `Rendu ${amount(received - total)}`),
    matching(`Reçu ${amount(total)}`, 'Rendu 0'),
    matching(`${written(customer)} devait ${amount(owed)}`, `doit ${amount(owed + total)}`),
  ],
  tapschool: marks.map((mark: number) => {
    const { average, rank } = averageWith({ [subject]: mark });
    return matching(average, rank);
  }),
};

test.use({ javaScriptEnabled: false });

for (const product of productIds) {
  test(`${product}: each choice shows its own result, and nothing moves`, async ({ page }) => {
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`/${product}`);
      const opening = page.locator('main > header');
      const status = opening.getByRole('status');
      const heights = new Set<number>();
      for (const [index, answer] of answers[product].entries()) {
        await opening.getByRole('radio').nth(index).check();
        expect(plain(await status.innerText()), `${width} px`).toMatch(answer);
        heights.add((await opening.boundingBox())?.height ?? 0);
      }
      expect([...heights], `${width} px`).toHaveLength(1);
    }
  });

  test(`${product}: promise, object and trial in one screen of a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/${product}`);
    const bar = await page.getByRole('navigation', { name: 'Logiciels et menu' }).boundingBox();
    for (const seen of [
      page.locator(`nav a[href="${site.products[product].register}"]`),
      page.locator('main > header').getByRole('status'),
    ]) {
      const box = await seen.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    }
  });
}

test('home: each trade has its object, and the panel keeps its height', async ({ page }) => {
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    const panel = page.getByRole('group', { name: hero.objects });
    const heights = new Set<number>();
    for (const product of productIds) {
      await panel.getByText(trades[product], { exact: true }).click();
      await expect(panel.getByRole('status')).toHaveCount(1);
      const object = panel.locator(`[data-product="${product}"]`);
      for (const [index, answer] of answers[product].entries()) {
        await object.getByRole('radio').nth(index).check();
        expect(plain(await object.getByRole('status').innerText())).toMatch(answer);
      }
      heights.add((await panel.boundingBox())?.height ?? 0);
    }
    expect([...heights], `${width} px`).toHaveLength(1);
  }
});

test.describe('with scripts', () => {
  test.use({ javaScriptEnabled: true });

  test('home: the object of every trade takes a touch', async ({ page }) => {
    await page.goto('/');
    const panel = page.getByRole('group', { name: hero.objects });
    for (const product of productIds) {
      await panel.getByText(trades[product], { exact: true }).click();
      const choice = panel.locator(`[data-product="${product}"]`).getByRole('radio').last();
      await choice.check({ timeout: 3000 });
      await expect(choice).toBeChecked();
    }
  });

  test('home: the object is that of the tile under the pointer, and stays', async ({ page }) => {
    await page.goto('/');
    const panel = page.getByRole('group', { name: hero.objects });
    for (const product of productIds.toReversed()) {
      await page.locator(`main a[href="/${product}"]`).first().hover();
      await page.mouse.move(0, 0);
      await expect(panel.getByRole('radio', { name: trades[product] })).toBeChecked();
    }
  });
});
