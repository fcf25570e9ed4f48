import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, Page } from '@playwright/test';
import { productIds, routes, screensPath } from '../../src/routes.ts';
import { violations } from '../axe.ts';
import { expect, test } from '../guard.ts';

test.use({ serviceWorkers: 'allow' });

const posts = (await readdir('src/content/fr/posts')).map((file) => `/blog/${file.slice(0, -4)}`);

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
  for (const path of [...Object.values(routes), ...productIds.map(screensPath), ...posts]) {
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
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1000);
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
  ).toBe(0);
});

/** The site behind an address of its own, where the worker's file can be changed like a deploy. */
async function deployable(baseURL = '') {
  let worker = await readFile('dist/sw.js', 'utf8');
  const server = createServer(async (request, response) => {
    const answer = await fetch(new URL(request.url ?? '/', baseURL), {
      headers: { 'Accept-Encoding': 'identity' },
    });
    const isWorker = request.url === '/sw.js';
    for (const name of ['content-type', 'content-security-policy', 'cache-control']) {
      response.setHeader(name, answer.headers.get(name) ?? '');
    }
    response.statusCode = answer.status;
    response.end(isWorker ? worker : Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((listening) => server.listen(0, listening));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    deploy: (next: string) => {
      worker = next;
    },
    close: () => server.close(),
  };
}

const update = (page: Page) =>
  page.evaluate(
    async () => void (await (await navigator.serviceWorker.getRegistration())?.update()),
  );

test('a new version is announced and takes over when asked, not before', async ({
  page,
  baseURL,
}) => {
  const site = await deployable(baseURL);
  await visit(page, site.origin);
  await page.goto(`${site.origin}/about`);
  await page.waitForLoadState('networkidle');
  site.deploy(`${await readFile('dist/sw.js', 'utf8')}\n/* next */`);
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
