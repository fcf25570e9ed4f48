import type { Page } from '@playwright/test';
import { productIds } from '#products/registry.ts';
import { articlesOf, contentOf } from '../../tools/content.ts';
import { expect, requestsOf, test } from './guard.ts';
import { ownStatus } from './own-status.ts';

/** The visible articles or answers, in whatever list. */
const shown = (page: Page, selector: string) => page.locator(selector).filter({ visible: true });
const chip = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const search = (page: Page) => page.getByRole('main').getByRole('searchbox');

test.describe('blog', () => {
  const first = articlesOf('posts').length;
  // Feeds are links too: they are left out.
  const posts = 'main a[href^="/blog/"]:not([href*="."])';

  test('starts with the newest articles and an empty search', async ({ page }) => {
    await page.goto('/blog');
    await expect(search(page)).toHaveValue('');
    const hrefs = await page
      .locator(posts)
      .evaluateAll((links) => links.map((a) => a.getAttribute('href')));
    expect(new Set(hrefs).size).toBe(first);
    await expect(page.getByRole('button', { pressed: true })).toHaveCount(1);
  });

  test('the first tap on a category filters, and is kept in the address', async ({ page }) => {
    await page.goto('/blog');
    await chip(page, 'IA').click();
    await expect(page).toHaveURL('/blog?categorie=ia');
    await expect(chip(page, 'IA')).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => shown(page, posts).count()).toBeLessThan(first);
    expect(await shown(page, posts).count()).toBeGreaterThan(0);
    await page.goBack();
    await expect(page).toHaveURL('/blog');
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

  test('a shared address shows its state; a nonsense category shows all', async ({ page }) => {
    await page.goto('/blog?categorie=ia&q=pharmacie');
    await expect(search(page)).toHaveValue('pharmacie');
    await expect(chip(page, 'IA')).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => shown(page, posts).count()).toBeLessThan(first);
    await page.goto('/blog?categorie=constructor');
    await expect(shown(page, posts)).toHaveCount(first);
  });
});

test.describe('documentation', () => {
  const articles = '[data-docs] details';
  const categories = (page: Page) =>
    shown(page, articles).evaluateAll((nodes) => [
      ...new Set(nodes.map((node) => (node as HTMLElement).dataset.category)),
    ]);

  test('starts with « démarrer », an empty search and a count that is true', async ({ page }) => {
    await page.goto('/docs');
    await expect(search(page)).toHaveValue('');
    const count = await shown(page, articles).count();
    expect(count).toBeGreaterThanOrEqual(3);
    await expect(ownStatus(page)).toContainText(String(count));
    expect(await categories(page)).toEqual(['getting-started']);
  });

  test('an address shows the articles of its category', async ({ page }) => {
    for (const category of ['api', 'guides', 'integrations']) {
      await page.goto(`/docs?categorie=${category}`);
      await expect(page.getByRole('button', { pressed: true })).toHaveCount(1);
      await expect.poll(() => categories(page)).toEqual([category]);
      await expect(ownStatus(page)).toContainText(String(await shown(page, articles).count()));
    }
  });
});

test('documentation: an empty category says where the word is found, aloud too', async ({
  page,
}) => {
  const inGuides = shown(page, '[data-docs] details[data-category="guides"]');
  await page.goto('/docs');
  await search(page).fill('inventaire');
  await expect(ownStatus(page)).toContainText(/^0/);
  const there = page.getByRole('main').getByRole('button', { name: /\d articles? dans Guides$/ });
  const said = (await there.textContent()) ?? '';
  await expect(ownStatus(page)).toContainText(said);
  await there.click();
  await expect(inGuides.first()).toBeVisible();
  expect(await inGuides.count()).toBe(Number.parseInt(said, 10));
  await expect(ownStatus(page)).not.toContainText('dans');
});

test.describe('FAQ', () => {
  const answers = '[data-list] [data-category]';
  type Item = { id: string; category: string; question: string; answer?: string };
  const answered: Item[] = contentOf('faq').items.filter(({ answer }: Item) => answer);
  const questions = answered.length;
  const technical = (page: Page) => page.locator('#securite-des-donnees');
  const inCategory = (category: string) =>
    answered.filter((item) => item.category === category).length;

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

  test('the technical question shows only under « all »', async ({ page }) => {
    for (const [slug, count] of [
      ['demarrer', inCategory('getting-started')],
      ['facturation', inCategory('billing')],
      ['technique', questions],
    ] as const) {
      await page.goto(`/support?categorie=${slug}`);
      await expect(shown(page, answers)).toHaveCount(count);
      await expect(page.getByRole('button', { pressed: true })).toHaveCount(1);
      await expect(technical(page)).toBeVisible({ visible: count === questions });
    }
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

/** How much faster this machine is than a cheap phone. */
const SLOWER = 6;

for (const path of ['/blog', '/docs', '/support']) {
  test(`${path}: nothing found says so, offers a way out, and asks the whole site`, async ({
    page,
  }) => {
    const entries = shown(page, '[data-list] [data-category]');
    await page.goto(path);
    const all = await entries.count();
    await search(page).fill('zzzz');
    await expect(entries).toHaveCount(0);
    await expect(ownStatus(page)).toContainText(/0|aucun/i);
    await page
      .getByRole('main')
      .getByRole('button', { name: /tous|toutes|effacer/i })
      .last()
      .click();
    await expect(entries).toHaveCount(all);
    await expect(search(page)).toHaveValue('');
    await expect(page).toHaveURL(path);
    await page.goto(`${path}?q=wave+%26+co`);
    await expect(ownStatus(page)).toContainText(/0|aucun/i);
    await page.getByRole('main').getByRole('link', { name: 'wave & co' }).click();
    await expect(page).toHaveURL('/recherche?q=wave+%26+co');
    await expect(search(page)).toHaveValue('wave & co');
  });

  test(`${path}: text typed before the script arrives counts`, async ({ page, hold }) => {
    const release = await hold('/_a/ListScript.*.js');
    // The page is loaded once its scripts are.
    await page.goto(path, { waitUntil: 'commit' });
    await search(page).pressSequentially('zzzz');
    release();
    await expect(ownStatus(page)).toContainText(/0|aucun/i);
    await expect(search(page)).toHaveValue('zzzz');
    await expect(page).toHaveURL(`${path}?q=zzzz`);
  });

  test(`${path}: a chip answers within 0.3 s on a slow phone, and asks for nothing`, async ({
    page,
  }) => {
    await page.goto(path);
    const session = await page.context().newCDPSession(page);
    // Time of the processor: other work on the machine does not count.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const busy = async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
    };
    const asked = requestsOf(page);
    const before = await busy();
    await page.evaluate(
      () =>
        new Promise((shown) => {
          document.querySelectorAll<HTMLElement>('[data-choice]')[1]?.click();
          // After the frame that shows it.
          requestAnimationFrame(() => setTimeout(shown));
        }),
    );
    expect((await busy()) - before).toBeLessThan(0.3 / SLOWER);
    await expect(page.locator('[data-choice]').nth(1)).toHaveAttribute('aria-pressed', 'true');
    expect(asked).toEqual([]);
  });
}
