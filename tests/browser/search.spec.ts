import type { Page } from '@playwright/test';
import { productIds } from '#products/registry.ts';
import { site } from '#site.config.ts';
import { contentOf } from '../../tools/content.ts';
import { expect, requestsOf, test } from './guard.ts';
import { openUntilIdle } from './idle.ts';

const INDEX = '/recherche-index.json';
const TEXTS = '/recherche-textes.json';
const FAILED = 'La recherche n’a pas pu se charger.';
const COUNT = /^\d+ résultats?$/;
const panel = (page: Page) => page.getByRole('dialog', { name: 'Chercher sur le site' });
const field = (page: Page) => panel(page).getByRole('searchbox');
const results = (page: Page) => panel(page).locator('[data-result]');
const status = (page: Page) => panel(page).getByRole('status');
const button = (page: Page) => page.getByRole('link', { name: 'Rechercher' });
/** The field of the page of results. */
const input = (page: Page) => page.locator('[data-search-field]');

async function open(page: Page, path = '/contact'): Promise<void> {
  await page.goto(path);
  await button(page).click();
  await expect(field(page)).toBeFocused();
}

async function ask(page: Page, words: string, path?: string): Promise<void> {
  await open(page, path);
  await field(page).fill(words);
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

test.describe('with the clock in hand', () => {
  test.use({ today: null });

  test('an answer follows typing, and waits for no timer', async ({ page }) => {
    await page.clock.install({ time: new Date('2026-11-21T10:00:00') });
    await ask(page, 'stock');
    // An answer, not the pages to start from: the search is built in steps, which are timers.
    await expect(status(page)).toHaveText(COUNT);
    // Paused: anything delayed by a timer would never run.
    await page.clock.pauseAt(new Date('2026-11-21T11:00:00'));
    // Words of titles, which come with the first answer: the clock may stop while texts arrive.
    for (const words of ['inventaire', 'glossaire']) {
      await field(page).fill(words);
      await expect(panel(page).locator('mark').first()).toHaveText(new RegExp(words, 'i'));
    }
  });

  test('it answers before the long texts are there, and again when they are', async ({
    page,
    hold,
  }) => {
    await page.clock.install({ time: new Date('2026-11-21T10:00:00') });
    const arrive = await hold(TEXTS);
    await ask(page, 'caisse');
    await expect(results(page).first()).toBeVisible();
    const before = await status(page).textContent();
    // A word found only in an article's text: « rien » must not show before the texts have loaded.
    await field(page).fill('bordereau banque');
    await expect(status(page)).not.toContainText('Rien');
    // What waits for them does not wipe the answer to what is typed next.
    await field(page).fill('caisse');
    await expect(results(page).first()).toBeVisible();
    await page.clock.runFor(500);
    await expect(results(page).first()).toBeVisible();
    await field(page).fill('bordereau banque');
    arrive();
    await expect(panel(page).getByRole('heading', { name: /^Articles/ })).toBeVisible();
    await field(page).fill('caisse');
    await expect(status(page)).not.toHaveText(before ?? '');
  });
});

test('an arrow before the answer loses nothing; then arrows choose, but no key that composes a character; a letter goes on in the field', async ({
  page,
  hold,
}) => {
  const answer = await hold(INDEX);
  await open(page);
  // Pages to start from.
  await expect(results(page).first()).toBeVisible();
  await field(page).fill('mobile money');
  await page.keyboard.press('ArrowDown');
  answer();
  await expect(status(page)).toHaveText(COUNT);
  for (const key of ['', 'ArrowDown', 'Enter', 'Escape']) {
    if (key) await field(page).dispatchEvent('keydown', { key, isComposing: true, bubbles: true });
    await expect(field(page)).toBeFocused();
  }
  const [first, second] = [results(page).nth(0), results(page).nth(1)];
  for (const [key, focused] of [
    ['ArrowDown', first],
    ['ArrowDown', second],
    ['ArrowUp', first],
    ['ArrowUp', field(page)],
    ['ArrowDown', first],
    ['x', field(page)],
  ] as const) {
    await page.keyboard.press(key);
    await expect(focused).toBeFocused();
  }
  await expect(field(page)).toHaveValue('mobile moneyx');
});

test('Enter, or an arrow and Enter, from the field: the first passage is open', async ({
  page,
}) => {
  for (const keys of [['Enter'], ['ArrowDown', 'Enter']]) {
    await ask(page, 'comment payer');
    await expect(results(page).first()).toContainText('Comment payer');
    for (const key of keys) await page.keyboard.press(key);
    await expect(page).toHaveURL('/support#moyens-de-paiement');
    await expect(page.locator('#moyens-de-paiement')).toHaveAttribute('open', '');
  }
});

test('a result on the very page closes the panel and shows the passage', async ({ page }) => {
  await ask(page, 'paypal', '/support');
  await results(page).filter({ hasText: 'Comment payer' }).click();
  await expect(panel(page)).toBeHidden();
  await expect(page).toHaveURL('/support#moyens-de-paiement');
});

test('the keyboard opens and closes it; the focus comes back; a click beside closes too', async ({
  page,
}) => {
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
  // Over a word too, which is there again.
  await button(page).click();
  await field(page).fill('stock');
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
  await button(page).click();
  await expect(field(page)).toHaveValue('stock');
  await page.mouse.click(20, 500);
  await expect(panel(page)).toBeHidden();
});

test('no letter or sign alone opens it, nor any in a field, nor Ctrl+K there', async ({ page }) => {
  await page.goto('/guides/choisir-caisse');
  await page.keyboard.type('et/ou');
  const own = page.getByRole('textbox').first();
  await own.focus();
  await page.keyboard.type('a/b');
  await page.keyboard.press('Control+k');
  await expect(own).toHaveValue('a/b');
  // The code that loads the panel has had time to run.
  await page.waitForLoadState('networkidle');
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

test('nothing found: words spelt nearly alike, pages, somebody to ask, no trial', async ({
  page,
}) => {
  await ask(page, 'xyzzyq');
  await expect(status(page)).toContainText('xyzzyq');
  await expect(panel(page).getByRole('link', { name: /^Essai Gratuit/ })).toHaveCount(0);
  await expect(panel(page).getByRole('link', { name: /Poser la question/ })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\d+\?text=.*xyzzyq/,
  );
  await field(page).fill('ordonnanse zzzzqqq xxxxw');
  await panel(page)
    .getByRole('button', { name: /^ordonnances?$/ })
    .click();
  await expect(field(page)).toHaveValue(/^ordonnances?$/);
  await expect(status(page)).toHaveText(COUNT);
  // A trade that is found leads to its trial.
  await field(page).fill('bulletin');
  const trial = panel(page).getByRole('link', { name: /^Essai Gratuit.*TapSchool/ });
  await expect(trial).toHaveAttribute('href', site.products.tapschool.register);
});

test('all the results have an address to share', async ({ page }) => {
  await ask(page, 'péremption');
  await expect(results(page).first()).toBeVisible();
  await panel(page).getByRole('link', { name: 'Tous les résultats' }).click();
  await expect(page).toHaveURL(`/recherche?q=${encodeURIComponent('péremption')}`);
  await expect(page.locator('main').getByRole('status')).toHaveText(COUNT);
  await expect(page.locator('main mark').first()).toBeVisible();
  await expect(page.locator('[data-search-index]')).toBeHidden();
});

test('the page of results follows what is typed: results and the trade that they are about', async ({
  page,
}) => {
  await page.goto('/recherche');
  const index = page.locator('[data-search-index]');
  const cards = page.locator('[data-search-asked] article:visible');
  await expect(index).toBeVisible();
  // What each trade asks.
  await expect(cards).toHaveCount(productIds.length);
  await page.keyboard.press('Control+k');
  await expect(input(page)).toBeFocused();
  await input(page).fill('bulletin');
  await expect(page).toHaveURL('/recherche?q=bulletin');
  await expect(page.locator('main .search-group').first()).toBeVisible();
  await expect(index).toBeHidden();
  await expect(cards).toHaveCount(1);
  await expect(cards).toHaveAttribute('data-product', 'tapschool');
  await expect(cards.getByRole('link', { name: 'Essai Gratuit' })).toBeVisible();
  await input(page).fill('zzzzzz');
  await expect(cards).toHaveCount(0);
  await input(page).fill('');
  await expect(page).toHaveURL('/recherche');
  await expect(index).toBeVisible();
  await expect(cards).toHaveCount(productIds.length);
});

test('of each kind the page of results draws the first, and the others when asked', async ({
  page,
  hold,
}) => {
  // Once the long texts are there, everything is answered again.
  await hold(TEXTS);
  await page.goto('/recherche?q=caisse');
  const groups = page.locator('main .search-group');
  await expect(groups.getByRole('button').first()).toBeVisible();
  const group = groups.nth(
    await groups.evaluateAll((all) => all.findIndex((one) => one.querySelector('button'))),
  );
  const [rows, more] = [group.locator('[data-result]'), group.getByRole('button')];
  const all = Number(await group.locator('.search-count').textContent());
  const drawn = await rows.count();
  await expect(more).toContainText(`${all - drawn}`);
  await more.click();
  await expect(rows.nth(drawn)).toBeFocused();
  expect(await rows.count()).toBeLessThanOrEqual(all);
  await expect(more).toHaveCount((await rows.count()) === all ? 0 : 1);
});

test('the page of a wrong address hands its word on to the results', async ({ page }) => {
  await page.goto('/404');
  const own = page.getByRole('main').getByRole('searchbox');
  await own.fill('inventaire & co');
  await own.press('Enter');
  await expect(page).toHaveURL('/recherche?q=inventaire+%26+co');
  await expect(page.locator('main .search-group').first()).toBeVisible();
});

test('an index of another version is not trusted; without one the search says so, leads to the index, and retries; late texts may fail', async ({
  page,
  hold,
}) => {
  const mend = await hold(INDEX, 'fail');
  await hold(TEXTS, 'fail');
  const other = { json: { version: 0, found: [] } };
  await page.route(`**${INDEX}`, (route) => route.fulfill(other), { times: 1 });
  await ask(page, 'caisse');
  await expect(status(page)).toHaveText(FAILED);
  await expect(panel(page).getByRole('link', { name: 'Parcourir tout le site' })).toHaveAttribute(
    'href',
    '/recherche',
  );
  const again = panel(page).getByRole('button', { name: 'Réessayer' });
  await Promise.all([page.waitForEvent('requestfailed'), again.click()]);
  await expect(status(page)).toHaveText(FAILED);
  mend();
  await again.click();
  await expect(results(page).first()).toBeVisible();
  await field(page).fill('xyzzyq');
  await expect(status(page)).toHaveText(FAILED);
});

test('without script the button leads to the index, which has no field', async ({
  scriptless: page,
}) => {
  await page.goto('/contact');
  await button(page).click();
  await expect(page).toHaveURL('/recherche');
  await expect(input(page)).toBeHidden();
  const articles = page.locator('main details:has([href="/blog/ecart-de-caisse"])');
  await articles.locator('summary').click();
  await expect(articles.getByRole('link').first()).toBeVisible();
});

test.describe('phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('fills the screen, and nothing passes its edges', async ({ page }) => {
    await ask(page, 'inventaire', '/');
    await expect(results(page).first()).toBeVisible();
    expect(await panel(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    // The keyboard's search key hides the keyboard.
    await page.keyboard.press('Enter');
    await expect(field(page)).not.toBeFocused();
    await expect(page).toHaveURL('/');
    await panel(page).getByRole('button', { name: 'Fermer' }).click();
    await expect(panel(page)).toBeHidden();
  });
});

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
  await button(page).click();
  await page.waitForURL('**/recherche');
  await input(page).fill('prix');
  await expect(page.locator('[data-result]').first()).toBeVisible();
});
