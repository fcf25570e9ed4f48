import { readFileSync } from 'node:fs';
import { docPath } from '#routes.ts';
import { articlesOf } from '../../tools/content.ts';
import { expect, test } from './guard.ts';

const folder = 'src/content/fr/docs';

/** An article of a category. */
const firstOf = (category: string) =>
  articlesOf('docs').find((slug) =>
    readFileSync(`${folder}/${slug}.mdx`, 'utf8').includes(`\ncategory: ${category}\n`),
  ) as string;
const guide = firstOf('guides');
/** The article whose card represents TapSchool. */
const schoolCard = articlesOf('docs').find((slug) =>
  /^product: tapschool\n(?:.*\n)*?card:/m.test(readFileSync(`${folder}/${slug}.mdx`, 'utf8')),
) as string;

test('an article read in the list leads to its page, and back', async ({ page }) => {
  await page.goto(`/docs#${guide}`);
  const card = page.locator(`#${guide}`);
  await expect(card).toHaveAttribute('open', '');
  const title = (await card.locator('h3').textContent()) ?? '';
  await expect(card.locator('[data-part]')).toHaveCount(2);
  await card.getByRole('link', { name: /article entier/ }).click();
  await expect(page).toHaveURL(docPath(guide));
  await expect(page.locator('h1')).toHaveText(title);
  await page.getByRole('link', { name: 'Toute la documentation' }).click();
  await expect(page).toHaveURL('/docs');
  await page.goto(docPath(guide));
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Guides ?,/ })
    .click();
  await expect(page).toHaveURL('/docs?categorie=guides');
  await expect(card).toBeVisible();
});

test('the chosen trade shows its card, which leads to its article, with and without script', async ({
  page: scripted,
  scriptless,
}) => {
  for (const page of [scripted, scriptless]) {
    await page.goto('/docs');
    const cards = page.locator('[data-trade-card]:visible');
    await expect(cards).toHaveCount(1);
    await page.locator('label[for="trade-tapschool"]').click();
    await expect(cards).toHaveCount(1);
    await expect(cards).toHaveAttribute('data-product', 'tapschool');
    const link = cards.getByRole('heading').getByRole('link');
    await expect(link).toHaveAttribute('href', docPath(schoolCard));
  }
});

test('the articles of the chosen trade come first, then those of all', async ({ page }) => {
  await page.goto('/docs?categorie=guides');
  const shown = page.locator('[data-docs] [data-category="guides"]:visible');
  const products = () =>
    shown.evaluateAll((nodes) => nodes.map((node) => (node as HTMLElement).dataset.product));
  await expect(shown.first()).toBeVisible();
  const before = await products();
  for (const trade of ['tapschool', 'tappos']) {
    await page.locator(`label[for="trade-${trade}"]`).click();
    await expect.poll(async () => (await products())[0]).toBe(trade);
    expect((await products()).toSorted()).toEqual(before.toSorted());
  }
});
