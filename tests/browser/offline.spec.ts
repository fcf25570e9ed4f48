import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { productIds } from '#products/registry.ts';
import { screensPath } from '#routes.ts';
import { sitePaths } from '#site-map.ts';
import { violations } from './axe.ts';
import { front } from './front.ts';
import { expect, test } from './guard.ts';
import { openUntilIdle } from './idle.ts';

test.use({ serviceWorkers: 'allow' });

/** The newest six, which the worker keeps. */
const { items } = JSON.parse(await readFile('dist/blog/feed.json', 'utf8'));
const posts = items.slice(0, 6).map(({ url }: { url: string }) => new URL(url).pathname);

/** Opens a page and waits until the worker keeps the whole site. */
async function visit(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state === 'activated') return;
    await new Promise((done) =>
      active?.addEventListener('statechange', () => active.state === 'activated' && done(null)),
    );
  });
}

async function cutNetwork(context: BrowserContext): Promise<void> {
  await context.setOffline(true);
}

test('after one visit the whole site reads offline, under its own policy', async ({
  page,
  context,
}) => {
  await visit(page);
  await cutNetwork(context);
  for (const path of [...sitePaths, ...productIds.map(screensPath), ...posts]) {
    const response = await page.goto(path);
    expect(response?.fromServiceWorker(), path).toBe(true);
    expect(response?.headers()['content-security-policy'], path).toContain("default-src 'none'");
    await expect(page.locator('h1')).toBeVisible();
  }
});

test('state in the address, search and a demonstration work offline', async ({ page, context }) => {
  await visit(page);
  await cutNetwork(context);
  await page.goto('/tappharm?ecran=encours');
  await expect(page.locator('[data-panel="encours"] figure')).toBeVisible();
  await page.goto('/recherche?q=inventaire');
  await expect(page.locator('main mark').first()).toBeVisible();
  await page.goto('/blog');
  await page.getByRole('button', { name: 'IA', exact: true }).click();
  await expect(page).toHaveURL('/blog?categorie=ia');
});

test('what is not kept is said, and an article of the documentation opens on its list', async ({
  page,
  context,
}) => {
  await visit(page);
  await cutNetwork(context);
  await page.goto('/nulle-part');
  await expect(page.locator('h1')).toHaveText(/fil est coupé/);
  await page.goto('/docs/cloturer-la-caisse');
  await expect(page).toHaveURL(/\/docs\?.*#cloturer-la-caisse$/);
  await expect(page.locator('#cloturer-la-caisse')).toHaveAttribute('open', '');
});

test('online, an unknown address still answers 404', async ({ page }) => {
  await visit(page);
  expect((await page.goto('/nulle-part'))?.status()).toBe(404);
});

test('nothing is kept where data is saved', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    ServiceWorkerContainer.prototype.register = async () => {
      document.documentElement.dataset.registered = '';
      throw new Error('kept, though data is saved');
    };
  });
  await openUntilIdle(page, '/');
  // The page asked whether a worker is there before this does, and has had its answer.
  await page.evaluate(() => navigator.serviceWorker.getRegistration());
  await expect(page.locator('html')).not.toHaveAttribute('data-registered');
});

const update = (page: Page) =>
  page.evaluate(
    async () => void (await (await navigator.serviceWorker.getRegistration())?.update()),
  );

test('a new version is announced and takes over when asked, not before', async ({
  page,
  baseURL,
}) => {
  const worker = await readFile('dist/sw.js', 'utf8');
  let deployed = worker;
  const site = await front(baseURL, ({ url }, response) => {
    if (url !== '/sw.js') return false;
    response.setHeader('Content-Type', 'text/javascript');
    response.end(deployed);
    return true;
  });
  await visit(page, site.origin);
  await page.goto(`${site.origin}/about`);
  await page.waitForLoadState('networkidle');
  deployed = `${worker}\n/* next */`;
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await update(page);
  const notice = page.locator('.update-notice');
  await expect(notice).toContainText('nouvelle version');
  expect(await violations(page)).toEqual([]);
  expect(loads).toBe(0);
  await notice.getByRole('button').first().click();
  await expect.poll(() => loads).toBe(1);
  await expect(notice).toHaveCount(0);
  site.close();
});
