/** What devices keep, by themselves and on request, and what can be read without network. */
import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { productIds } from '#products/registry.ts';
import { productPath, routes, screensPath } from '#routes.ts';
import { sitePaths } from '#site-map.ts';
import { listOf, travelSize } from '../site/kept.ts';
import { violations } from './axe.ts';
import { front } from './front.ts';
import { expect, test } from './guard.ts';
import { openUntilIdle } from './idle.ts';
import { listed, templates, visitEach } from './listed.ts';

test.use({ serviceWorkers: 'allow' });

/**
 * Opens a page and waits until the worker controls it, and has stored what it fetches by itself.
 */
async function visit(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller) {
      await new Promise((taken) =>
        navigator.serviceWorker.addEventListener('controllerchange', taken, { once: true }),
      );
    }
  });
}

/** Waits until the whole site is kept: many requests, so longer than for a change in a page. */
const keptWhole = (page: Page) =>
  expect(page.locator('[data-keep] [role=status]')).toHaveText(/Tout le site est gardé/, {
    timeout: 45_000,
  });
const cutNetwork = (context: BrowserContext) => context.setOffline(true);
const keptPages = (page: Page) =>
  page.evaluate(async () =>
    (await (await caches.open('pages')).keys()).map(({ url }) => new URL(url).pathname),
  );

/** The site behind a proxy that records every request, and can switch to another release. */
async function deployed(baseURL: string | undefined) {
  let release = '';
  const asked: string[] = [];
  const site = await front(baseURL, ({ url = '/', method }, response) => {
    asked.push(`${method} ${url}`);
    if (!release) return false;
    const path = new URL(url, 'http://x').pathname;
    // A release in which one word of every page's footer and the worker's mark differ.
    if (path.startsWith('/_a/') || /\.(?!js)\w+$/.test(path)) return false;
    void (async () => {
      const answer = await fetch(new URL(url, baseURL));
      const text = await answer.text();
      const type = `${answer.headers.get('content-type')}`;
      response.setHeader('Content-Type', type);
      response.setHeader('ETag', `"${release}"`);
      response.setHeader(
        'Content-Security-Policy',
        `${answer.headers.get('content-security-policy')}`,
      );
      response.statusCode = answer.status;
      const mark = /(release:")[^"]+/;
      response.end(
        method === 'HEAD'
          ? ''
          : path === '/sw.js'
            ? text.replace(mark, `$1${release}`)
            : text.replace('</footer>', `<p>${release}</p></footer>`),
      );
    })();
    return true;
  });
  return {
    ...site,
    asked,
    /** The requests since the last call, less those for the pages that the test opened. */
    publish(name: string) {
      release = name;
      asked.length = 0;
    },
  };
}

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

/** Of pages that differ only in text, one. */
const alike = templates.filter((path) => listed.includes(path));

test('nobody touches: on each page the worker asks for at most 60 kB by itself, and keeps the core', async ({
  page,
  context,
  baseURL,
}) => {
  const site = await deployed(baseURL);
  const own = new Set<string>();
  page.on('request', (request) => own.add(new URL(request.url()).pathname));
  const devtools = await context.newCDPSession(page);
  await visitEach(alike, async (path) => {
    site.asked.length = 0;
    own.clear();
    await visit(page, site.origin + path);
    // The worker asks for the page again, but the HTTP cache answers.
    const worker = site.asked.filter((request) => !own.has(request.slice(4)));
    // Installed anew, not left from the page before.
    expect(worker, path).toContain('GET /offline/core.json');
    // Besides the packs and their list, the scripts of the core: home's object, help's list, the
    // nearest page.
    expect(worker.length, path).toBeLessThan(15);
    expect.soft(await weigh(worker), path).toBeLessThanOrEqual(60_000);
    const core = ['/', '/contact', '/support', '/hors-ligne', path];
    expect.soft(await keptPages(page), path).toEqual(expect.arrayContaining(core));
    expect
      .soft(
        site.asked.some((request) => /\/_a\/start\./.test(request)),
        path,
      )
      .toBe(false);
    // The next page is again the first one that this device sees.
    await page.goto('about:blank');
    await devtools.send('Storage.clearDataForOrigin', { origin: site.origin, storageTypes: 'all' });
    await devtools.send('Network.clearBrowserCache');
  });
  site.close();
});

test('offline: what was visited, the core, and the three pages of a product that was opened', async ({
  page,
  context,
  faults,
}) => {
  // Screens of later tabs are on a page that was not opened: a link stays in their place.
  faults.ignore(/Failed to load resource/);
  await visit(page, '/tappharm');
  await page.goto('/about');
  await page.evaluate(() => caches.match('/about'));
  await cutNetwork(context);
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
});

test('offline: another spelling, what is not kept, what does not exist, where one came from', async ({
  page,
  context,
  faults,
  baseURL,
}) => {
  faults.ignore(/status of 503|Failed to load resource/);
  await visit(page, '/tappharm');
  await cutNetwork(context);
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
  await page.locator('footer a[href="/about"]').click();
  await expect(page).toHaveURL('/about');
  await expect(page.locator('h1:visible')).toHaveText(/fil est coupé/);
  await expect(page.locator('[data-back]')).toContainText(title);
  expect(await violations(page)).toEqual([]);
  await page.locator('[data-back]').click();
  await expect(page).toHaveURL('/tappharm');
  for (const path of ['/nulle-part', '/blog/inconnu', '/%2e%2e/x']) {
    await page.goto(path);
    await expect(page.locator('h1:visible'), path).not.toHaveText(/fil est coupé/);
    await expect(page.locator('[data-not-kept]'), path).toHaveCount(0);
  }
});

test('online, the server sees each visit, of kept pages too', async ({ page, baseURL }) => {
  const site = await deployed(baseURL);
  await visit(page, `${site.origin}/tappharm`);
  site.asked.length = 0;
  for (const path of ['/tappharm/pricing', '/contact', '/tappharm']) {
    expect(await keptPages(page)).toContain(path);
    await page.goto(site.origin + path);
    expect(site.asked).toContain(`GET ${path}`);
  }
  site.close();
});

test('online, an unknown address still answers 404', async ({ page }) => {
  await visit(page);
  expect((await page.goto('/nulle-part'))?.status()).toBe(404);
});

for (const [what, connection, kept] of [
  ['where data is saved', { saveData: true }, false],
  ['on 2G', { effectiveType: '2g' }, false],
  ['on slow 2G', { effectiveType: 'slow-2g' }, false],
  ['on 3G', { effectiveType: '3g' }, true],
] as const) {
  test(`${kept ? 'something' : 'nothing'} is kept ${what}`, async ({ page, faults }) => {
    if (kept) faults.ignore(/Error: asked to keep/);
    await page.addInitScript((given) => {
      Object.defineProperty(navigator, 'connection', { value: given });
      ServiceWorkerContainer.prototype.register = async () => {
        document.documentElement.dataset.registered = '';
        throw new Error('asked to keep');
      };
    }, connection);
    await openUntilIdle(page, '/');
    // Answered after the page's own question about the worker, which was asked before.
    await page.evaluate(() => navigator.serviceWorker.getRegistration());
    await expect(page.locator('html[data-registered]')).toHaveCount(kept ? 1 : 0);
  });
}

test('« Garder tout le site », in the footer and in the search box, leads where it is done', async ({
  page,
}) => {
  const keep = /^Garder tout le site hors connexion \(.*\)$/;
  for (const product of productIds) {
    await page.goto(productPath(product, 'overview'));
    await page.locator('footer').getByRole('link', { name: keep }).click();
    await expect(page).toHaveURL('/hors-ligne#garder');
    await expect(page.locator('h2#garder')).toBeInViewport();
  }
  await page.goto(productPath('tappos', 'pricing'));
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('link', { name: keep }).click();
  await expect(page).toHaveURL('/hors-ligne#garder');
  await expect(page.locator('[data-start]')).toBeInViewport();
});

test('asked for, the whole site is kept and read offline; then it is taken away', async ({
  page,
  context,
  faults,
}) => {
  faults.ignore(/status of 503/);
  test.slow();
  await visit(page, '/hors-ligne');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: /^Garder tout le site/ }).click();
  await keptWhole(page);
  const { packs } = await listOf('dist');
  const all = packs.flatMap(({ pages }) => pages);
  expect((await keptPages(page)).toSorted()).toEqual(expect.arrayContaining(all.toSorted()));
  await cutNetwork(context);
  // All are in the cache; a few are opened.
  const some = [...sitePaths, ...productIds.map(screensPath)].filter((_, at) => at % 4 === 0);
  await visitEach(some, async (path) => {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(200);
    await expect(page.locator('h1')).toBeVisible();
  });
  await page.goto('/recherche?q=inventaire');
  await expect(page.locator('main mark').first()).toBeVisible();
  await page.goto('/docs/cloturer-la-caisse');
  await expect(page).toHaveURL(/\/docs\?.*#cloturer-la-caisse$/);
  await expect(page.locator('#cloturer-la-caisse')).toHaveAttribute('open', '');
  await page.goto('/blog');
  await page.getByRole('button', { name: 'IA', exact: true }).click();
  await expect(page).toHaveURL('/blog?categorie=ia');

  await page.goto('/hors-ligne');
  await page.locator('[data-kept] summary').click();
  await expect(page.locator('[data-kept] a[href="/about"]')).toBeVisible();
  await page.locator('[data-remove]').click();
  await expect(page.locator('[data-kept] [role=status]')).not.toBeEmpty();
  await expect(page.locator('[data-kept] a[href="/about"]')).toHaveCount(0);
  await page.goto('/contact');
  await expect(page.locator('h1')).toBeVisible();
  await page.goto('/about');
  await expect(page.locator('h1:visible')).toHaveText(/fil est coupé/);
});

test('stopped half-way, what has come is kept, and the rest can be asked for later', async ({
  page,
  context,
}) => {
  const { promise: goOn, resolve: letGo } = Promise.withResolvers<void>();
  await context.route('**/offline/rest-2.json', async (route) => {
    await goOn;
    await route.continue().catch(() => {});
  });
  await visit(page, '/hors-ligne');
  const start = page.locator('[data-start]');
  const asked = page.waitForRequest('**/offline/rest-2.json');
  let lists = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/list.json')) lists += 1;
  });
  await start.focus();
  await page.keyboard.press('Enter');
  await asked;
  // The pressed button keeps the focus, and a second press does nothing.
  await expect(start).toBeFocused();
  await expect(start).toBeDisabled();
  await page.keyboard.press('Enter');
  expect(lists).toBe(1);
  await page.getByRole('button', { name: 'Arrêter' }).click();
  await expect(page.locator('[data-keep] [role=status]')).toHaveText(/^Arrêté/);
  await expect(start).toBeFocused();
  const { packs } = await listOf('dist');
  const first = packs.find(({ path }) => path.endsWith('rest-1.json'))?.pages ?? [];
  expect(await keptPages(page)).toEqual(expect.arrayContaining([...first]));
  letGo();
  await start.click();
  await keptWhole(page);
});

test('the network cut in mid-pack: what has come is kept, the site works, and asking again goes on', async ({
  page,
  context,
  baseURL,
  faults,
}) => {
  faults.ignore(/Failed to load resource/);
  const PACK = '/offline/rest-1.json';
  const { packs } = await listOf('dist');
  const pages = packs.find(({ path }) => path === PACK)?.pages ?? [];
  expect(pages.length).toBeGreaterThan(3);
  let whole = false;
  let cut = () => {};
  const asked: string[] = [];
  const site = await front(baseURL, ({ url = '/' }, response) => {
    asked.push(url);
    if (whole || url !== PACK) return false;
    void readFile(`dist${PACK}`).then((pack) => {
      // Cuts the connection in the middle of the pack, within a page.
      response.setHeader('Content-Type', 'application/json');
      response.setHeader('Content-Length', pack.length);
      response.write(pack.subarray(0, pack.length / 2));
      cut = () => response.destroy();
    });
    return true;
  });
  await visit(page, `${site.origin}/hors-ligne`);
  const status = page.locator('[data-keep] [role=status]');
  await page.locator('[data-start]').click();
  await expect
    .poll(async () => (await keptPages(page)).filter((path) => pages.includes(path)).length)
    .toBeGreaterThan(0);
  cut();
  await expect(status).not.toHaveText(/^\d|^$/);
  await expect(page.locator('[data-start]')).toBeEnabled();
  await expect(status).not.toHaveText(/Tout le site est gardé/);
  const there = new Set(await keptPages(page));
  const [come, missing] = [
    pages.filter((path) => there.has(path)),
    pages.filter((path) => !there.has(path)),
  ];
  expect(come.length).toBeGreaterThan(0);
  expect(missing.length).toBeGreaterThan(0);

  await cutNetwork(context);
  for (const path of ['/', '/contact', ...come]) {
    expect((await page.goto(site.origin + path))?.status(), path).toBe(200);
    await expect(page.locator('h1').first()).toBeVisible();
    // Whole, though the pack was cut.
    await expect(page.locator('#plan-du-site')).toHaveCount(1);
  }
  await context.setOffline(false);
  whole = true;
  asked.length = 0;
  await page.goto(`${site.origin}/hors-ligne`);
  await page.locator('[data-start]').click();
  await keptWhole(page);
  expect(await keptPages(page)).toEqual(expect.arrayContaining([...pages]));
  expect(asked.filter((url) => url === PACK)).toHaveLength(1);
  site.close();
});

test('a device nearly full is given nothing that nobody asked for', async ({ page, baseURL }) => {
  let free = 4_000_000;
  const asked: string[] = [];
  // The worker's `estimate` is replaced: Chromium reports 10 GB whatever the quota is.
  const site = await front(baseURL, ({ url = '/' }, response) => {
    asked.push(url);
    if (url !== '/sw.js') return false;
    void (async () => {
      const code = await (await fetch(new URL(url, baseURL))).text();
      response.setHeader('Content-Type', 'text/javascript');
      response.end(
        `navigator.storage.estimate = async () => ({ quota: ${free}, usage: 0 });${code}`,
      );
    })();
    return true;
  });
  const packs = () => asked.filter((url) => /^\/offline\/.*\.json/.test(url));
  await visit(page, `${site.origin}${routes.about}`);
  await page.goto(`${site.origin}${routes.press}`);
  await expect(page.locator('h1')).toBeVisible();
  expect(packs()).toEqual([]);
  expect(await keptPages(page)).toContain(routes.about);
  // With room the core is fetched.
  free = 40_000_000;
  await update(page);
  await expect.poll(packs).toEqual(['/offline/core.json']);
  site.close();
});

test('a device without room: the site works, and says so to who asks for all of it', async ({
  page,
  context,
  baseURL,
}) => {
  const devtools = await context.newCDPSession(page);
  // First with room: without, the browser may refuse to register the worker, which is not tested
  // here.
  await visit(page, '/hors-ligne');
  await devtools.send('Storage.overrideQuotaForOrigin', {
    origin: new URL(`${baseURL}`).origin,
    quotaSize: 300_000,
  });
  await page.reload();
  await page.locator('[data-start]').click();
  await expect(page.locator('[data-keep] [role=status]')).toHaveText(/plus de place/);
  for (const path of [routes.about, productPath('tappos', 'overview')]) {
    expect((await page.goto(path))?.status()).toBe(200);
    await expect(page.locator('h1')).toBeVisible();
  }
});

test('a release of one word: little is fetched, what was kept still reads, the notice is one for all tabs', async ({
  page,
  context,
  baseURL,
}) => {
  const site = await deployed(baseURL);
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
  site.publish('mille-neuf-cent');
  await update(page);
  const notice = (tab: Page) => tab.locator('.update-notice');
  for (const tab of [page, other]) await expect(notice(tab)).toContainText('a changé');
  // Above the phone's tab bar; in a low window, part of the page's flow.
  await other.setViewportSize({ width: 390, height: 844 });
  const box = await notice(other).boundingBox();
  const bar = await other.locator('[data-phone-menu-opener]').boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  await other.evaluate(() => document.documentElement.style.setProperty('--foot', '120px'));
  const above = await notice(other).boundingBox();
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(844 - 120);
  await other.setViewportSize({ width: 320, height: 256 });
  await expect(notice(other)).toHaveCSS('position', 'static');
  expect(await violations(page)).toEqual([]);
  expect(loads).toBe(0);
  expect(await weigh(site.asked)).toBeLessThanOrEqual(30_000);

  await notice(page).getByRole('button').first().click();
  await expect(page.locator('footer')).toContainText('mille-neuf-cent');
  await expect(notice(other)).toHaveCount(0);
  await expect.poll(() => loads).toBe(1);

  await cutNetwork(context);
  await other.goto(`${site.origin}/support`);
  await expect(other.locator('h1')).toBeVisible();
  await context.setOffline(false);
  await other.goto(`${site.origin}/support`);
  await expect(other.locator('footer')).toContainText('mille-neuf-cent');
  site.close();
});
