import { readdirSync, readFileSync } from 'node:fs';
import { docCategorySlugs } from '#i18n/filters.ts';
import { docPath, postPath } from '#routes.ts';
import { docCategories } from '#schemas/doc-categories.ts';
import { articlesOf } from '../../tools/content.ts';
import { expect, test } from './guard.ts';

const folder = 'src/content/fr/docs';

/** The articles of each category in reading order, from their front matter. */
const shelves = docCategories.map((category) => ({
  category,
  slugs: readdirSync(folder)
    .map((file) => ({
      slug: file.replace('.mdx', ''),
      source: readFileSync(`${folder}/${file}`, 'utf8'),
    }))
    .filter(({ source }) => source.includes(`\ncategory: ${category}\n`))
    .map(({ slug, source }) => ({ slug, order: Number(/^order: (\d+)$/m.exec(source)?.[1]) }))
    .sort((a, b) => a.order - b.order)
    .map(({ slug }) => slug),
}));

/** An article of a category: its first. */
const firstOf = (category: string) =>
  shelves.find((shelf) => shelf.category === category)?.slugs[0] as string;
const guide = firstOf('guides');
/** The article whose sheet stands for TapSchool. */
const schoolSheet = articlesOf('docs').find((slug) =>
  /^product: tapschool\n(?:.*\n)*?sheet:/m.test(readFileSync(`${folder}/${slug}.mdx`, 'utf8')),
) as string;

for (const { category, slugs } of shelves) {
  test(`the articles of « ${category} » stand, each between its neighbours`, async ({ page }) => {
    const soft = expect.configure({ soft: true });
    for (const [index, slug] of slugs.entries()) {
      const path = docPath(slug);
      const response = await page.goto(path);
      soft(response?.status(), path).toBe(200);
      await soft(page.locator('h1'), path).toHaveCount(1);
      const title = (await page.locator('h1').textContent()) ?? '';
      await soft(page, path).toHaveTitle(
        new RegExp(`^${title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`),
      );
      await soft(page.locator('link[rel=canonical]'), path).toHaveAttribute(
        'href',
        `https://www.example.com${path}`,
      );
      const keywords = page.locator('meta[name=keywords]');
      await soft(keywords, path).toHaveAttribute('content', /\S+, \S+/);

      const crumbs = page.getByRole('navigation', { name: 'Où se trouve cet article' });
      const ways = await crumbs
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      soft(ways, path).toEqual(['/docs', `/docs?categorie=${docCategorySlugs[category]}`]);

      for (const [rel, neighbour] of [
        ['prev', slugs[index - 1]],
        ['next', slugs[index + 1]],
      ] as const) {
        const link = page.locator(`main a[rel="${rel}"]`);
        if (neighbour) await soft(link, path).toHaveAttribute('href', docPath(neighbour));
        else await soft(link, path).toHaveCount(0);
      }
      const listed = await page
        .locator('main nav[aria-labelledby="shelf"] li a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      soft(listed, path).toEqual(slugs.map(docPath));
      const here = page.locator('main [aria-current="page"][href]');
      await soft(here, path).toHaveAttribute('href', path);
    }
  });
}

test('an article read in the list leads to its page, and back', async ({ page }) => {
  await page.goto(`/docs#${guide}`);
  const card = page.locator(`#${guide}`);
  await expect(card).toHaveAttribute('open', '');
  const title = (await card.locator('h3').textContent()) ?? '';
  await expect(card.locator('[data-part]')).toHaveCount(3);
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

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled, today: null });

    test('the chosen trade shows its sheet, which leads to its article', async ({ page }) => {
      await page.goto('/docs');
      const sheets = page.locator('[data-sheet]:visible');
      await expect(sheets).toHaveCount(1);
      await page.locator('label[for="trade-tapschool"]').click();
      await expect(sheets).toHaveCount(1);
      await expect(sheets).toHaveAttribute('data-product', 'tapschool');
      const link = sheets.getByRole('heading').getByRole('link');
      await expect(link).toHaveAttribute('href', docPath(schoolSheet));
    });
  });
}

test('the articles of the chosen trade come first, then those of all', async ({ page }) => {
  await page.goto('/docs?categorie=guides');
  const shown = page.locator('[data-doc][data-category="guides"]:visible');
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

test('a question leads to the help', async ({ page }) => {
  await page.goto(docPath(guide));
  await page.getByRole('main').getByRole('link', { name: 'Aide et FAQ' }).click();
  await expect(page).toHaveURL('/support');
});

test('an article that does not exist is a 404', async ({ page }) => {
  const response = await page.goto('/docs/rien-de-tel');
  expect(response?.status()).toBe(404);
});

for (const path of [
  docPath(guide),
  docPath(firstOf('api')),
  postPath(articlesOf('posts')[0] as string),
]) {
  test(`${path} prints as a sheet: black on white, its address, nothing to click`, async ({
    page,
  }) => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await page.goto(path);
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.getByText(`https://www.example.com${path}`)).toBeVisible();
    await expect(page.locator('nav:visible, main details:visible')).toHaveCount(0);
    // The site's footer is not printed; the article's own, with its author, may be.
    await expect(page.getByRole('contentinfo')).toBeHidden();
    const { ink, paper } = await page.evaluate(() => ({
      ink: getComputedStyle(document.querySelector('h1') as Element).color,
      paper: getComputedStyle(document.body).backgroundColor,
    }));
    expect([ink, paper]).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
  });
}
