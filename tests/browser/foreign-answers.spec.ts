/** Somebody answers in our place for a moment: a network's portal, a filter, the host. */
import type { ServerResponse } from 'node:http';
import type { Page } from '@playwright/test';
import { test as base, expect } from './guard.ts';

const PORTAL = '<!doctype html><title>Portail</title><h1>Achetez un forfait</h1>';
/** As a host sends them for what is at this address, so that browsers keep them. */
const cached = (path: string): Record<string, string> =>
  path.startsWith('/_a/') ? { 'Cache-Control': 'public, max-age=31536000, immutable' } : {};

interface Asked {
  readonly response: ServerResponse;
  readonly path: string;
  real(path?: string): Promise<Response>;
}
type Answer = (asked: Asked) => unknown;

const send = (
  { response, path }: Asked,
  body: string | Buffer,
  type = 'text/html',
  status = 200,
  headers = cached(path),
) => response.writeHead(status, { ...headers, 'Content-Type': type }).end(body);

const portal: Answer = (asked) => send(asked, PORTAL);
/** Half of what is really there, of its type. */
const half: Answer = async (asked) => {
  const answer = await asked.real();
  const body = Buffer.from(await answer.arrayBuffer());
  send(asked, body.subarray(0, body.length / 2), `${answer.headers.get('Content-Type')}`);
};
/** Leads to the portal's page, for as long as the headers say. */
const elsewhere =
  (status: number, headers = {}): Answer =>
  (asked) =>
    asked.path === '/portail'
      ? portal(asked)
      : asked.response.writeHead(status, { ...headers, Location: '/portail' }).end();

const answers: Readonly<Record<string, Answer>> = {
  'a page of its own': portal,
  'half of the file': half,
};

const test = base.extend<{
  /** The site behind a proxy that can answer in its place. */
  behind: { readonly origin: string; answer(own?: Answer): void };
}>({
  // The clock is real: a second attempt uses it to know what was asked for meanwhile.
  today: null,
  behind: async ({ site, faults, baseURL }, use) => {
    faults.ignore(/./);
    let foreign: Answer | undefined;
    const { origin } = await site(async ({ url: path }, response) => {
      await foreign?.({ response, path, real: (there = path) => fetch(new URL(there, baseURL)) });
      return response.writableEnded;
    });
    const answer = (own?: Answer) => {
      foreign = own;
    };
    await use({ origin, answer });
  },
});

const field = (page: Page) => page.locator('[data-island] input').first();
const island = (page: Page) => page.locator('[data-island]:has(input)').first();

/** Asks for all that a page fetches later: an island, a drawing, the search and its data. */
async function touchAll(page: Page): Promise<void> {
  await field(page).focus();
  await page.locator('[data-tab]').last().click();
  await page.evaluate(() =>
    Promise.allSettled(
      ['/recherche-index.json', '/favicon.svg', '/manifest.webmanifest'].map((path) => fetch(path)),
    ),
  );
  // Where the search does not come, its link leads to its page.
  await page.locator('[data-search]').first().click();
  await page
    .locator('dialog[open], main [data-search-field]')
    .or(page.locator('h1', { hasText: 'forfait' }))
    .first()
    .waitFor({ state: 'attached', timeout: 15_000 })
    .catch(() => {});
}

/** The search comes over the page, or where its script failed, as a page. */
async function everythingWorks(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/tapschool`);
  await field(page).focus();
  await expect(island(page)).toHaveAttribute('data-ready', '');
  await page.locator('[data-tab]').last().click();
  await expect(page.locator('a[data-screen]:visible')).toHaveCount(0);
  await page.locator('[data-search]').first().click();
  await page.locator('dialog input, main [data-search-field]').fill('prix');
  await expect(page.locator('[data-result]').first()).toBeVisible();
}

/** What devices keep that is not the file or the page of its name. */
async function foreignKept(page: Page): Promise<string[]> {
  const all = await page.evaluate(async () => {
    const found: [cache: string, url: string, text: string][] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        found.push([name, request.url, `${await (await cache.match(request))?.text()}`]);
    }
    return found;
  });
  const wrong: string[] = [];
  for (const [cache, url, kept] of all) {
    // Not in the page, where the worker would answer.
    const served = await (await fetch(url)).text();
    // The kept core comes in packs, without what names its address.
    const whole = cache === 'pages' ? /<\/html>\s*$/.test(kept) : kept === served;
    if (!whole || /forfait/.test(kept)) wrong.push(url);
  }
  return wrong;
}

/** Opens a page, and does not leave its worker to it: it waits until it is idle. */
async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js');
    await navigator.serviceWorker.ready;
  });
}

for (const worker of ['allow', 'block'] as const) {
  test.describe(worker === 'allow' ? 'with a worker' : 'without a worker', () => {
    test.use({ serviceWorkers: worker });
    const open = worker === 'allow' ? visit : (page: Page, address: string) => page.goto(address);
    const led = worker === 'allow' && { 'where its page is': elsewhere(302) };
    for (const [name, answer] of Object.entries({ ...answers, ...led })) {
      test(`${name}, for a moment: everything works afterwards`, async ({
        page,
        context,
        behind: { origin, answer: answerBy },
      }) => {
        for (const path of ['/tappos', '/tapschool', '/tapschool']) await open(page, origin + path);
        answerBy(answer);
        await touchAll(page);
        await page.goto(`${origin}/tappos`).catch(() => {});
        answerBy();
        // A browser remembers in a page that an import failed: the caches are right for the next.
        if (answer === half) {
          await page.goto(`${origin}/tapschool`);
          await touchAll(page);
        }
        await everythingWorks(page, origin);
        if (worker === 'block') return;
        expect(await foreignKept(page)).toEqual([]);
        await context.setOffline(true);
        await page.goto(`${origin}/tappos`);
        await expect(page.locator('h1')).not.toContainText('forfait');
        await expect(page.locator('[data-not-kept]')).toHaveCount(0);
      });
    }
  });
}

/** What a browser gives again unasked, for a day. */
const DAY = { 'Cache-Control': 'public, max-age=86400' };

test.describe('a browser that cached such an answer', () => {
  test.use({ serviceWorkers: 'allow' });
  for (const [name, answer] of Object.entries<Answer>({
    'a page of its own': (asked) => send(asked, PORTAL, 'text/html', 200, DAY),
    'where its page is': elsewhere(301, DAY),
  }))
    test(`${name} under a page's address: the page comes at the next visit`, async ({
      page,
      behind: { origin, answer: answerBy },
    }) => {
      await visit(page, `${origin}/tapschool`);
      answerBy(answer);
      // The portal's own page is shown: there the visitor buys access.
      for (const path of ['/about', '/guides', '/about']) {
        await page.goto(origin + path);
        await expect(page.locator('h1')).toContainText('forfait');
      }
      answerBy();
      await page.goto(`${origin}/about`);
      await expect(page).toHaveURL(/about$/);
      await expect(page.locator('h1')).not.toContainText('forfait');
    });

  test('half a picture is not kept, a whole one is', async ({
    page,
    request,
    behind: { origin, answer },
  }) => {
    const picture = await (await request.get('/partage.png')).body();
    await visit(page, `${origin}/tapschool`);
    const keptOf = (length: number) => {
      answer((asked) => send(asked, picture.subarray(0, length), 'image/png'));
      return page.evaluate(async () => {
        await (await fetch('/_a/photo.png')).blob();
        return (await (await caches.match('/_a/photo.png'))?.blob())?.size;
      });
    };
    for (let time = 0; time < 3; time += 1)
      expect(await keptOf(picture.length / 2)).toBeUndefined();
    await expect.poll(() => keptOf(picture.length)).toBe(picture.length);
  });
});

test.describe('a device that kept such answers', () => {
  test.use({ serviceWorkers: 'allow' });
  test('heals with the next worker', async ({ page, behind: { origin } }) => {
    await visit(page, `${origin}/tapschool`);
    await page.evaluate(async (portal) => {
      const { code } =
        document.querySelector<HTMLElement>('[data-island]:has(input)')?.dataset ?? {};
      const scripts = `${code}`.split(/\s+/).map((name) => `/_a/${name}.js`);
      const poison = () => new Response(portal, { headers: { 'Content-Type': 'text/html' } });
      const files = await caches.open('files');
      for (const path of [...scripts, '/recherche-index.json']) await files.put(path, poison());
      await (await caches.open('pages')).put('/tappos', poison());
      await (await navigator.serviceWorker.getRegistration())?.unregister();
    }, PORTAL);
    await everythingWorks(page, origin);
    await expect.poll(() => foreignKept(page)).toEqual([]);
  });
});
