import type { Page } from '@playwright/test';
import { anchors } from '#i18n/addresses.ts';
import { productIds } from '#products/registry.ts';
import { guidePath, routes, screensPath } from '#routes.ts';
import { site } from '#site.config.ts';
import { contentOf } from '../../tools/content.ts';
import { expect, requestsOf, test } from './guard.ts';
import { hold } from './hold.ts';
import { openUntilIdle } from './idle.ts';

const INDEX = '/recherche-index.json';
const TEXTS = '/recherche-textes.json';
const panel = (page: Page) => page.getByRole('dialog', { name: 'Chercher sur le site' });
const field = (page: Page) => panel(page).getByRole('searchbox');
const results = (page: Page) => panel(page).locator('[data-result]');
const status = (page: Page) => panel(page).getByRole('status');
const button = (page: Page) => page.getByRole('link', { name: 'Rechercher' });

async function open(page: Page, path = '/contact'): Promise<void> {
  await page.goto(path);
  await button(page).click();
  await expect(field(page)).toBeFocused();
}

test('nothing of the search is fetched before it is opened', async ({ page }) => {
  const asked = requestsOf(page);
  await openUntilIdle(page, '/tappos');
  const search = (path: string) =>
    [INDEX, TEXTS].includes(path) || /\/_a\/(?:dialog|view)\./.test(path);
  expect(asked.filter(search)).toEqual([]);
  await button(page).click();
  await expect(panel(page)).toBeVisible();
  await expect.poll(() => asked.filter(search).length).toBe(4);
});

for (const query of ["l'INVENTAIRE", 'inventiare']) {
  test(`« ${query} » finds the article on stocktaking`, async ({ page }) => {
    await open(page);
    await field(page).fill(query);
    const article = results(page).filter({ hasText: 'sans baisser le rideau' });
    await expect(article).toHaveAttribute('href', /^\/blog\/inventaire-sans-fermer/);
    await expect(article.locator('mark').first()).toHaveText(/^invent/i);
    await expect(status(page)).toHaveText(/^\d+ résultats$/);
  });
}

test.describe('with the clock in hand', () => {
  test.use({ today: null });

  test('an answer follows typing, and waits for no timer', async ({ page }) => {
    await page.clock.install({ time: new Date('2026-11-21T10:00:00') });
    await open(page);
    await field(page).fill('stock');
    // An answer, not the pages to start from: the search is built in steps, which are timers.
    await expect(status(page)).toHaveText(/^\d+ résultats$/);
    // Paused: anything delayed by a timer would never run.
    await page.clock.pauseAt(new Date('2026-11-21T11:00:00'));
    // Words of titles, which come with the first answer: the clock may stop while texts arrive.
    for (const [words, found] of [
      ['inventaire', /inventaire/i],
      ['glossaire', /glossaire/i],
    ] as const) {
      await field(page).fill(words);
      await expect(panel(page).locator('mark').first()).toHaveText(found);
    }
  });
});

test('arrows choose, Enter opens the passage', async ({ page }) => {
  await open(page);
  await field(page).fill('mobile money');
  await expect(status(page)).toHaveText(/^\d+ résultats$/);
  await page.keyboard.press('ArrowDown');
  await expect(results(page).nth(0)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(results(page).nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('x');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('mobile moneyx');
  await field(page).fill('comment payer');
  await expect(results(page).first()).toContainText('Comment payer');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/support#moyens-de-paiement');
  await expect(page.locator('#moyens-de-paiement')).toHaveAttribute('open', '');
});

test('keys by which a keyboard composes a character choose, open and close nothing', async ({
  page,
}) => {
  await page.goto('/');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('caisse');
  await expect(page.locator('dialog [data-result]').first()).toBeVisible();
  const field = page.locator('dialog input');
  for (const key of ['ArrowDown', 'Enter', 'Escape']) {
    await field.dispatchEvent('keydown', { key, isComposing: true, bubbles: true });
    await expect(field).toBeFocused();
  }
});

test('an arrow before the answer comes does not lose the keyboard', async ({ page }) => {
  const answer = await hold(page, INDEX);
  await open(page);
  // Pages to start from.
  await expect(results(page).first()).toBeVisible();
  await field(page).fill('mobile money');
  await page.keyboard.press('ArrowDown');
  answer();
  await expect(status(page)).toHaveText(/^\d+ résultats$/);
  await expect(field(page)).toBeFocused();
});

test('Enter from the field opens the first result', async ({ page }) => {
  await open(page);
  await field(page).fill('confidentialité');
  await expect(results(page).first()).toContainText('Confidentialité');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/privacy/);
});

test('a result on the very page closes the panel and shows the passage', async ({ page }) => {
  await open(page, '/support');
  await field(page).fill('paypal');
  await results(page).filter({ hasText: 'Comment payer' }).click();
  await expect(panel(page)).toBeHidden();
  await expect(page).toHaveURL('/support#moyens-de-paiement');
});

test('the keyboard opens and closes it; the focus comes back', async ({ page }) => {
  await page.goto('/contact');
  const faq = page.getByRole('link', { name: 'FAQ', exact: true });
  await faq.focus();
  for (const keys of ['Control+k', 'Meta+k', 'Control+K']) {
    await page.keyboard.press(keys);
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(faq).toBeFocused();
  }
});

test('no letter or sign alone opens it, nor Ctrl+K in a field', async ({ page }) => {
  await page.goto('/guides/choisir-caisse');
  await page.keyboard.type('et/ou');
  await page.getByRole('textbox').first().focus();
  await page.keyboard.press('Control+k');
  // The code that loads the panel has had time to run.
  await page.waitForLoadState('networkidle');
  await expect(panel(page)).toHaveCount(0);
});

test('Escape closes at once, even over a word, which is there again', async ({ page }) => {
  await open(page);
  await field(page).fill('stock');
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
  await button(page).click();
  await expect(field(page)).toHaveValue('stock');
});

test('« / » is a slash while one types', async ({ page }) => {
  await page.goto('/support');
  const filter = page.getByRole('searchbox', { name: 'Chercher une question ou une réponse' });
  await filter.focus();
  await page.keyboard.type('a/b');
  await expect(filter).toHaveValue('a/b');
  await expect(panel(page)).toHaveCount(0);
});

test('places to start from, before a word', async ({ page }) => {
  const places = contentOf('search').starts.items.length;
  await open(page);
  await expect(panel(page).getByText('Pour commencer')).toBeVisible();
  await expect(results(page)).toHaveCount(places);
  // A single letter is not searched yet.
  await field(page).fill('c');
  await expect(results(page)).toHaveCount(places);
  await page.keyboard.press('ArrowDown');
  await expect(results(page).first()).toBeFocused();
});

test('nothing found: words spelt nearly alike, pages, somebody to ask', async ({ page }) => {
  await open(page);
  await field(page).fill('xyzzyq');
  await expect(status(page)).toContainText('xyzzyq');
  await expect(panel(page).getByRole('link', { name: /Poser la question/ })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\d+\?text=.*xyzzyq/,
  );
  await field(page).fill('ordonnanse zzzzqqq xxxxw');
  const near = panel(page).getByRole('button', { name: /^ordonnances?$/ });
  await near.click();
  await expect(field(page)).toHaveValue(/^ordonnances?$/);
  await expect(status(page)).toHaveText(/^\d+ résultats?$/);
});

test('what is typed is text, whatever it is', async ({ page }) => {
  await open(page);
  const markup = '<img src=x onerror=alert(1)>';
  await field(page).fill(markup);
  // The answer repeats it.
  await expect(status(page)).toContainText(markup);
  await expect(panel(page).locator('img')).toHaveCount(0);
});

test('a click beside the panel closes it', async ({ page }) => {
  await open(page);
  await page.mouse.click(20, 500);
  await expect(panel(page)).toBeHidden();
});

test('of a search of the site, a price does not break', async ({ page }) => {
  await page.goto('/recherche?q=20%20000');
  await expect(page.locator('[data-result] bdi bdi').first()).toHaveText(/^\d+(?: \d{3})+$/);
});

test('all the results have an address to share', async ({ page }) => {
  await open(page);
  await field(page).fill('péremption');
  await expect(results(page).first()).toBeVisible();
  await panel(page).getByRole('link', { name: 'Tous les résultats' }).click();
  await expect(page).toHaveURL(`/recherche?q=${encodeURIComponent('péremption')}`);
  await expect(page.locator('main').getByRole('status')).toHaveText(/^\d+ résultats$/);
  await expect(page.locator('main mark').first()).toBeVisible();
  await expect(page.locator('[data-search-index]')).toBeHidden();
});

test('the page of results follows what is typed, and gives the index back', async ({ page }) => {
  await page.goto('/recherche');
  await expect(page.locator('[data-search-index]')).toBeVisible();
  await page.keyboard.press('Control+k');
  const input = page.locator('[data-search-field]');
  await expect(input).toBeFocused();
  await input.fill('caisse');
  await expect(page).toHaveURL('/recherche?q=caisse');
  await expect(page.locator('main .search-group').first()).toBeVisible();
  await input.fill('');
  await expect(page).toHaveURL('/recherche');
  await expect(page.locator('[data-search-index]')).toBeVisible();
});

test('of each kind the page of results draws the first, and the others when asked', async ({
  page,
}) => {
  await page.goto('/recherche?q=caisse');
  // Again if the long texts arrive meanwhile: then everything is answered again.
  await expect(async () => {
    const group = await page
      .locator('main .search-group', { has: page.getByRole('button') })
      .first()
      .elementHandle({ timeout: 5_000 });
    const told = () =>
      group?.evaluate((one) => {
        const rows = [...one.querySelectorAll('[data-result]')];
        return {
          all: Number(one.querySelector('.search-count')?.textContent),
          rows: rows.length,
          focused: rows.indexOf(document.activeElement as Element),
          label: one.querySelector('button')?.textContent,
        };
      });
    const before = await told();
    const { all = 0, rows = 0 } = before ?? {};
    expect(before?.label).toContain(`${all - rows}`);
    await (await group?.$('button'))?.click({ timeout: 5_000 });
    const after = await told();
    expect(after?.focused).toBe(rows);
    expect(after?.rows).toBeGreaterThan(rows);
    expect(after?.rows).toBeLessThanOrEqual(all);
    expect(after?.label === undefined).toBe(after?.rows === all);
  }).toPass({ timeout: 30_000 });
});

test('before a word, what each trade asks; with results, the trade that they are about', async ({
  page,
}) => {
  await page.goto('/recherche');
  const cards = page.locator('[data-search-asked] article:visible');
  await expect(cards).toHaveCount(productIds.length);
  const input = page.locator('[data-search-field]');
  await input.fill('bulletin');
  await expect(cards).toHaveCount(1);
  await expect(cards).toHaveAttribute('data-product', 'tapschool');
  await expect(cards.getByRole('link', { name: 'Essai Gratuit' })).toBeVisible();
  await input.fill('zzzzzz');
  await expect(cards).toHaveCount(0);
  await input.fill('');
  await expect(cards).toHaveCount(productIds.length);
});

test('the panel leads to the trial of the product that its results are about', async ({ page }) => {
  await open(page);
  const trials = panel(page).getByRole('link', { name: /^Essai Gratuit/ });
  await expect(trials).toHaveCount(0);
  await field(page).fill('bulletin');
  await expect(trials).toHaveText(/TapSchool/);
  await expect(trials).toHaveAttribute('href', site.products.tapschool.register);
  await field(page).fill('zzzzzz');
  await expect(trials).toHaveCount(0);
});

test('the page of a wrong address hands its word on to the results', async ({ page }) => {
  await page.goto('/404');
  const input = page.getByRole('main').getByRole('searchbox');
  await input.fill('inventaire & co');
  await input.press('Enter');
  await expect(page).toHaveURL('/recherche?q=inventaire+%26+co');
  await expect(page.locator('main .search-group').first()).toBeVisible();
});

test('a search that cannot load its index says so, leads to the index, and retries', async ({
  page,
  faults,
}) => {
  faults.ignore(/Failed to load resource|net::ERR_FAILED/);
  let broken = true;
  await page.route(`**${INDEX}`, (route) => (broken ? route.abort() : route.continue()));
  await open(page);
  await field(page).fill('caisse');
  await expect(status(page)).toHaveText('La recherche n’a pas pu se charger.');
  await expect(panel(page).getByRole('link', { name: 'Parcourir tout le site' })).toHaveAttribute(
    'href',
    '/recherche',
  );
  broken = false;
  await panel(page).getByRole('button', { name: 'Réessayer' }).click();
  await expect(results(page).first()).toBeVisible();
});

test('it answers before the long texts are there, and again when they are', async ({ page }) => {
  const arrive = await hold(page, TEXTS);
  await open(page);
  await field(page).fill('caisse');
  await expect(results(page).first()).toBeVisible();
  const before = await status(page).textContent();
  // A word found only in an article's text: « rien » must not show before the texts have loaded.
  await field(page).fill('bordereau banque');
  await expect(status(page)).not.toContainText('Rien');
  arrive();
  await expect(panel(page).getByRole('heading', { name: /^Articles/ })).toBeVisible();
  await field(page).fill('caisse');
  await expect(status(page)).not.toHaveText(before ?? '');
});

test('what waits for the long texts does not wipe the answer to what is typed next', async ({
  page,
}) => {
  await page.route(`**${TEXTS}`, () => {});
  await open(page);
  await field(page).fill('xylophone');
  await field(page).fill('caisse');
  await expect(results(page).first()).toBeVisible();
  await page.waitForTimeout(500);
  await expect(results(page).first()).toBeVisible();
});

test('long texts that do not come leave what was found', async ({ page, faults }) => {
  faults.ignore(/Failed to load resource|net::ERR_FAILED/);
  await page.route(`**${TEXTS}`, (route) => route.abort());
  await open(page);
  await field(page).fill('caisse');
  await expect(results(page).first()).toBeVisible();
  await field(page).fill('xyzzyq');
  await expect(status(page)).toHaveText('La recherche n’a pas pu se charger.');
});

test('an index of another version is not trusted', async ({ page }) => {
  await page.route(`**${INDEX}`, (route) => route.fulfill({ json: { version: 0, found: [] } }));
  await open(page);
  await field(page).fill('caisse');
  await expect(status(page)).toHaveText('La recherche n’a pas pu se charger.');
});

test('a panel that does not arrive leaves the link to the index', async ({ page, faults }) => {
  faults.ignore(/Failed to load resource|net::ERR_FAILED/);
  await page.route('**/_a/dialog.*.js', (route) => route.abort());
  await page.goto('/contact');
  await button(page).click();
  await expect(page).toHaveURL('/recherche');
});

test('once opened, it works without a network', async ({ page, context }) => {
  const texts = page.waitForResponse(`**${TEXTS}`);
  await open(page);
  await field(page).fill('stock');
  await (await texts).finished();
  await expect(results(page).first()).toBeVisible();
  await context.setOffline(true);
  await field(page).fill('bulletin');
  await expect(panel(page).locator('mark').first()).toHaveText(/bulletins?/i);
  await context.setOffline(false);
});

test('without script the button leads to the index, which has no field', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL && { baseURL }),
  });
  const page = await context.newPage();
  await page.goto('/contact');
  await button(page).click();
  await expect(page).toHaveURL('/recherche');
  await expect(page.locator('[data-search-field]')).toBeHidden();
  const articles = page.locator('main details:has([href="/blog/ecart-de-caisse"])');
  await articles.locator('summary').click();
  await expect(articles.getByRole('link').first()).toBeVisible();
  await context.close();
});

test.describe('phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('fills the screen, and nothing passes its edges', async ({ page }) => {
    await open(page, '/');
    await field(page).fill('inventaire');
    await expect(results(page).first()).toBeVisible();
    const box = await panel(page).boundingBox();
    expect(box).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    // The keyboard's search key hides the keyboard.
    await page.keyboard.press('Enter');
    await expect(field(page)).not.toBeFocused();
    await expect(page).toHaveURL('/');
    await panel(page).getByRole('button', { name: 'Fermer' }).click();
    await expect(panel(page)).toBeHidden();
  });
});

/** A screen, a trade of the help page, the tables of a guide: page, section, what is typed. */
const places = [
  [screensPath('tappharm'), 'main section[id]:last-of-type h3', '#'],
  [routes.support, 'main section[data-product] h2', 'aide #'],
  [guidePath('quitter-un-cahier'), `main #${anchors.tables}`, '#'],
] as const;
for (const [path, selector, typed] of places) {
  test(`a heading of ${path} that is searched leads to its place`, async ({ page }) => {
    await page.goto(path);
    const heading = page.locator(selector).first();
    const words = await heading.innerText();
    await open(page);
    await field(page).fill(typed.replace('#', words));
    await panel(page).locator(`a[href^="${path}#"]`).first().click();
    await expect(page).toHaveURL(new RegExp(`${path}#[a-z-]+$`));
    // A screen is above its words: the place begins at the hour.
    const place = page.locator(':target');
    await expect(place).toContainText(words);
    await expect(place).toBeInViewport();
  });
}

test('where no style sheet can be made, the link leads to a page of results that answers', async ({
  page,
}) => {
  // Safari before 16.4.
  await page.addInitScript(() => {
    window.CSSStyleSheet = class {
      constructor() {
        throw new TypeError('Illegal constructor');
      }
    } as unknown as typeof CSSStyleSheet;
  });
  await page.goto('/tappos');
  await page.locator('[data-search]').click();
  await page.waitForURL('**/recherche');
  await page.locator('[data-search-field]').fill('prix');
  await expect(page.locator('[data-result]').first()).toBeVisible();
});
