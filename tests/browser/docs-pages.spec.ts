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
