import type { Page } from '@playwright/test';
import { productIds } from '#products/registry.ts';
import { articlesOf, contentOf } from '../../tools/content.ts';
import { expect, test } from './guard.ts';
import { ownStatus } from './own-status.ts';

/** The visible articles or answers, in whatever list. */
const shown = (page: Page, selector: string) => page.locator(selector).filter({ visible: true });
const chip = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const search = (page: Page) => page.getByRole('main').getByRole('searchbox');

test.describe('blog', () => {
  const first = articlesOf('posts').length;
  // Feeds are links too: they are left out.
  const posts = 'main a[href^="/blog/"]:not([href*="."])';

  test('the first tap on a category filters, and is kept in the address, which shows it; a nonsense category shows all', async ({
    page,
  }) => {
    await page.goto('/blog');
    await chip(page, 'IA').click();
    await expect(page).toHaveURL('/blog?categorie=ia');
    await expect(chip(page, 'IA')).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => shown(page, posts).count()).toBeLessThan(first);
    expect(await shown(page, posts).count()).toBeGreaterThan(0);
    await page.goBack();
    await expect(page).toHaveURL('/blog');
    await expect(shown(page, posts)).toHaveCount(first);
    await page.goto('/blog?categorie=ia&q=pharmacie');
    await expect(search(page)).toHaveValue('pharmacie');
    await expect(chip(page, 'IA')).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => shown(page, posts).count()).toBeLessThan(first);
    await page.goto('/blog?categorie=constructor');
    await expect(shown(page, posts)).toHaveCount(first);
  });

  test('search ignores case and accents, in title or excerpt, within the category', async ({
    page,
  }) => {
    await page.goto('/blog');
    await search(page).fill('PHARMACIE');
    await expect(page).toHaveURL('/blog?q=PHARMACIE');
    await expect.poll(() => shown(page, posts).count()).toBeLessThan(first);
    const count = await shown(page, posts).count();
    await search(page).fill('phârmàcie');
    await expect(page).toHaveURL(/q=ph%C3%A2rm/);
    await expect(shown(page, posts)).toHaveCount(count);
    const cards = shown(page, `li:has(${posts}), article:has(${posts})`);
    for (const text of await cards.allTextContents())
      expect(text.toLowerCase()).toContain('pharmacie');
    // Posts of other categories have the word too: with both filters, fewer must show.
    await chip(page, 'Éducation').click();
    await expect(page).toHaveURL(/[?&]categorie=education/);
    await expect.poll(() => shown(page, posts).count()).toBeLessThan(count);
  });
});

test.describe('FAQ', () => {
  const answers = '[data-list] [data-category]';
  type Item = { id: string; category: string; question: string; answer?: string };
  const answered: Item[] = contentOf('faq').items.filter(({ answer }: Item) => answer);
  const questions = answered.length;
  const technical = (page: Page) => page.locator('#securite-des-donnees');

  test('starts with every question and an empty search; what a trade asks first is answered, the rest closed', async ({
    page,
  }) => {
    await page.goto('/support');
    await expect(search(page)).toHaveValue('');
    await expect(shown(page, answers)).toHaveCount(questions);
    await expect(page.locator('[data-list] details[open]')).toHaveCount(0);
    for (const id of productIds) {
      const asked: readonly string[] = contentOf(`products/${id}`).asked;
      const first = asked.find((href) => href.startsWith('/support#')) ?? '';
      await expect(page.locator(`[data-product="${id}"] ${first.slice(8)} > p`)).toBeVisible();
    }
    await expect(technical(page)).toBeVisible();
  });

  test('search reads questions and answers, within the category', async ({ page }) => {
    await page.goto('/support');
    await search(page).fill('PAYPAL');
    const telling = answered.filter(({ question, answer }) => /paypal/i.test(question + answer));
    await expect(shown(page, answers)).toHaveCount(telling.length);
    await expect(page.locator('#moyens-de-paiement')).toBeVisible();
    for (const words of ['sauvegardees', 'chiffrées']) {
      await search(page).fill(words);
      await expect(technical(page)).toBeVisible();
    }
    await chip(page, 'Facturation').click();
    await expect(technical(page)).toBeHidden();
    await expect(page).toHaveURL(/[?&]categorie=facturation/);
    await expect(page).toHaveURL(/[?&]q=chiffr%C3%A9es/);
  });
});

test('nothing found says so, and where the word is, aloud too; offers a way out, and asks the whole site', async ({
  page,
}) => {
  const entries = shown(page, '[data-docs] [data-category]');
  const main = page.getByRole('main');
  await page.goto('/docs');
  const all = await entries.count();
  await search(page).fill('inventaire');
  await expect(ownStatus(page)).toContainText(/^0/);
  const there = main.getByRole('button', { name: /\d articles? dans Guides$/ });
  const said = (await there.textContent()) ?? '';
  await expect(ownStatus(page)).toContainText(said);
  await there.click();
  await expect(entries).toHaveCount(Number.parseInt(said, 10));
  await expect(entries.first()).toHaveAttribute('data-category', 'guides');
  await expect(ownStatus(page)).not.toContainText('dans');
  await search(page).fill('zzzz');
  await expect(entries).toHaveCount(0);
  await main
    .getByRole('button', { name: /tous|toutes|effacer/i })
    .last()
    .click();
  await expect(entries).toHaveCount(all);
  await expect(search(page)).toHaveValue('');
  await expect(page).toHaveURL('/docs');
  await page.goto('/docs?q=wave+%26+co');
  await main.getByRole('link', { name: 'wave & co' }).click();
  await expect(page).toHaveURL('/recherche?q=wave+%26+co');
  await expect(search(page)).toHaveValue('wave & co');
});

test('text typed before the script arrives counts', async ({ page, hold }) => {
  const release = await hold('/_a/ListScript.*.js');
  // The page is loaded once its scripts are.
  await page.goto('/support', { waitUntil: 'commit' });
  await search(page).pressSequentially('zzzz');
  release();
  await expect(ownStatus(page)).toContainText(/0|aucun/i);
  await expect(search(page)).toHaveValue('zzzz');
  await expect(page).toHaveURL('/support?q=zzzz');
});
