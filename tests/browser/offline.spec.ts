/** What devices keep, and what can be read without network. */
import type { Page } from '@playwright/test';
import { productPath, routes } from '#routes.ts';
import { travelSize } from '../../tools/dist.ts';
import { violations } from './axe.ts';
import { test as base, expect } from './guard.ts';
import { openUntilIdle } from './idle.ts';
import { visitEach } from './listed.ts';

/**
 * Opens a page and waits until the worker controls it, and has stored what it fetches by itself.
 */
async function visit(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller);
}

const keptPages = (page: Page) =>
  page.evaluate(async () =>
    (await (await caches.open('pages')).keys()).map(({ url }) => new URL(url).pathname),
  );

const test = base.extend<{
  /** The site behind a proxy that records every request, and can switch to another release. */
  deployed: {
    readonly origin: string;
    readonly asked: string[];
    /** Forgets the requests so far. */
    publish(name: string): void;
  };
}>({
  serviceWorkers: 'allow',
  deployed: async ({ site }, use) => {
    let release = '';
    const asked: string[] = [];
    const { origin } = await site(({ url, method }, response) => {
      asked.push(`${method} ${url}`);
      const path = new URL(url, 'http://x').pathname;
      if (!release || path.startsWith('/_a/') || /\.(?!js)\w+$/.test(path)) return false;
      response.setHeader('ETag', `"${release}"`);
      // One word of every page's footer and the worker's mark differ.
      return (text) =>
        text
          .replace(/(release:")[^"]+/, `$1${release}`)
          .replace('</footer>', `<p>${release}</p></footer>`);
    });
    const publish = (name: string) => {
      release = name;
      asked.length = 0;
    };
    await use({ origin, asked, publish });
  },
});

const update = (page: Page) =>
  page.evaluate(
    async () => void (await (await navigator.serviceWorker.getRegistration())?.update()),
  );

/** Compressed size of the requested files. */
async function weigh(asked: readonly string[]): Promise<number> {
  const sizes = asked
    .filter((request) => request.startsWith('GET '))
    .map((request) => new URL(request.slice(4), 'http://x').pathname)
    .map((path) => (path === '/' ? '/index.html' : /\.\w+$/.test(path) ? path : `${path}.html`))
    .map((file) => travelSize('dist', file.slice(1)));
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

test('nobody touches: on a first page the worker asks for at most 66 kB by itself, and keeps the core', async ({
  page,
  context,
  deployed: site,
}) => {
  const own = new Set<string>();
  page.on('request', (request) => own.add(new URL(request.url()).pathname));
  const devtools = await context.newCDPSession(page);
  // Home, and an overview with its pack.
  await visitEach(['/', productPath('tappos', 'overview')], async (path) => {
    site.asked.length = 0;
    own.clear();
    await visit(page, site.origin + path);
    // The worker asks for the page again, but the HTTP cache answers.
    const worker = site.asked.filter((request) => !own.has(request.slice(4)));
    // Installed again, not left from the page before.
    expect(worker, path).toContain('GET /offline/core.json');
    // Besides the packs, the scripts of the core: home's object, help's list and answers; for an
    // overview, the scripts and the sheet of its parts apart.
    expect(worker.length, path).toBeLessThan(18);
    expect.soft(await weigh(worker), path).toBeLessThanOrEqual(66_000);
    const core = ['/', '/contact', '/support', '/hors-ligne', path];
    expect.soft(await keptPages(page), path).toEqual(expect.arrayContaining(core));
    expect
      .soft(
        site.asked.some((request) => /\/_a\/start\./.test(request)),
        path,
      )
      .toBe(false);
    // The next page is again the first page that this device sees.
    await page.goto('about:blank');
    await devtools.send('Storage.clearDataForOrigin', { origin: site.origin, storageTypes: 'all' });
    await devtools.send('Network.clearBrowserCache');
  });
});

test('offline: what was visited, the core, the three pages of a product that was opened, another spelling, what is not kept or does not exist', async ({
  page,
  context,
  faults,
  baseURL,
}) => {
  test.slow();
  // Screens of later tabs are on a page that was not opened: a link stays in their place.
  faults.ignore(/status of 503|Failed to load resource/);
  await visit(page, '/tappharm');
  await page.goto('/about');
  await page.evaluate(() => caches.match('/about'));
  await context.setOffline(true);
  for (const path of ['/', '/contact', '/support', '/tappharm/pricing', '/tappharm/features']) {
    const response = await page.goto(path);
    expect(response?.fromServiceWorker(), path).toBe(true);
    expect(response?.headers()['content-security-policy'], path).toContain("default-src 'none'");
    await expect(page.locator('h1')).toBeVisible();
  }
  await page.goto('/tappharm?ecran=encours');
  await expect(page.locator('[data-tab="encours"]')).toHaveAttribute('aria-selected', 'true');
  await page.goto('/about');
  await expect(page).toHaveTitle(/propos/);
  for (const [typed, path] of [
    ['/tappharm/', '/tappharm'],
    ['/tappharm/pricing.html', '/tappharm/pricing'],
    ['/index.html', '/'],
    ['//tappharm', '/tappharm'],
    ['/support/?q=sms', '/support'],
  ] as const) {
    await page.goto(`${baseURL}${typed}`);
    await expect.poll(() => new URL(page.url()).pathname, typed).toBe(path);
    await expect(page.locator('[data-not-kept]')).toHaveCount(0);
  }
  await page.goto('/tappharm');
  const title = (await page.title()).split(' | ')[0] ?? '';
  await page.locator('footer a[href="/press"]').click();
  await expect(page).toHaveURL('/press');
  await expect(page.locator('h1:visible')).toHaveText(/hors connexion/);
  await expect(page.locator('[data-back]')).toContainText(title);
  expect(await violations(page)).toEqual([]);
  await page.locator('[data-back]').click();
  await expect(page).toHaveURL('/tappharm');
  for (const path of ['/nulle-part', '/blog/inconnu', '/%2e%2e/x']) {
    await page.goto(path);
    await expect(page.locator('h1:visible'), path).not.toHaveText(/hors connexion/);
    await expect(page.locator('[data-not-kept]'), path).toHaveCount(0);
  }
});

test('online, the server sees each visit, of kept pages too; what is unknown is a 404', async ({
  page,
  deployed: site,
}) => {
  await visit(page, `${site.origin}/tappharm`);
  site.asked.length = 0;
  for (const path of ['/tappharm/pricing', '/contact', '/tappharm']) {
    expect(await keptPages(page)).toContain(path);
    await page.goto(site.origin + path);
    expect(site.asked).toContain(`GET ${path}`);
  }
  expect((await page.goto(`${site.origin}/nulle-part`))?.status()).toBe(404);
});

test('nothing is kept where data is saved or on 2G, something is on 3G', async ({
  page,
  faults,
}) => {
  faults.ignore(/Error: asked to keep/);
  for (const [connection, kept] of [
    [{ saveData: true }, 0],
    [{ effectiveType: 'slow-2g' }, 0],
    [{ effectiveType: '3g' }, 1],
  ] as const) {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value, configurable: true });
      ServiceWorkerContainer.prototype.register = async () => {
        document.documentElement.classList.add('registered');
        throw new Error('asked to keep');
      };
    }, connection);
    await openUntilIdle(page, '/');
    // Answered after the page's own question about the worker, which was asked before.
    await page.evaluate(() => navigator.serviceWorker.getRegistration());
    await expect(page.locator('html.registered')).toHaveCount(kept);
  }
});

test('a device nearly full is given nothing that nobody asked for', async ({ page, site }) => {
  let free = 4_000_000;
  const asked: string[] = [];
  // The worker's `estimate` is replaced: Chromium reports 10 GB whatever the quota is.
  const { origin } = await site(({ url }) => {
    asked.push(url);
    const estimate = `navigator.storage.estimate = async () => ({ quota: ${free}, usage: 0 });`;
    return url === '/sw.js' && ((code) => estimate + code);
  });
  const packs = () => asked.filter((url) => /^\/offline\/.*\.json/.test(url));
  await visit(page, origin + routes.about);
  await page.goto(origin + routes.press);
  await expect(page.locator('h1')).toBeVisible();
  expect(packs()).toEqual([]);
  expect(await keptPages(page)).toContain(routes.about);
  // With room the core is fetched.
  free = 40_000_000;
  await update(page);
  await expect.poll(packs).toEqual(['/offline/core.json']);
});

test('a release of one word: little is fetched, no tab reloads by itself, what was kept still reads', async ({
  page,
  context,
  deployed: site,
}) => {
  await visit(page, site.origin);
  await page.goto(`${site.origin}/about`);
  const other = await context.newPage();
  await openUntilIdle(other, `${site.origin}/contact`);
  let loads = 0;
  for (const tab of [page, other]) {
    tab.on('load', () => {
      loads += 1;
    });
  }
  const replaced = page.evaluate(
    () =>
      new Promise<void>((done) => {
        navigator.serviceWorker.addEventListener('controllerchange', () => done(), { once: true });
      }),
  );
  site.publish('mille-neuf-cent');
  await update(page);
  await replaced;
  await page.waitForTimeout(500);
  expect(loads).toBe(0);
  expect(await weigh(site.asked)).toBeLessThanOrEqual(30_000);

  await context.setOffline(true);
  await other.goto(`${site.origin}/support`);
  await expect(other.locator('h1')).toBeVisible();
  await context.setOffline(false);
  await other.goto(`${site.origin}/support`);
  await expect(other.locator('footer')).toContainText('mille-neuf-cent');
});
