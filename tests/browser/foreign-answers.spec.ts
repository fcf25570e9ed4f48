/** Somebody answers in our place for a moment: a network's portal, a filter, the host. */
import type { ServerResponse } from 'node:http';
import type { Page } from '@playwright/test';
import { front } from './front.ts';
import { expect, test } from './guard.ts';

const PORTAL = '<!doctype html><title>Portail</title><h1>Achetez un forfait</h1>';
/** As a host sends them for what is at this address, so that browsers keep them. */
const cached = (path: string): Record<string, string> =>
  path.startsWith('/_a/') ? { 'Cache-Control': 'public, max-age=31536000, immutable' } : {};

type Answer = (response: ServerResponse, path: string, baseURL: string) => Promise<unknown>;

const html = async (response: ServerResponse, path: string, text: string) =>
  response.writeHead(200, { ...cached(path), 'Content-Type': 'text/html' }).end(text);

const answers: Readonly<Record<string, Answer>> = {
  'a page of its own': (response, path) => html(response, path, PORTAL),
  'our home page': async (response, path, baseURL) =>
    html(response, path, await (await fetch(baseURL)).text()),
  'plain text': async (response, path) =>
    response
      .writeHead(200, { ...cached(path), 'Content-Type': 'text/plain' })
      .end('Achetez un forfait'),
  'an error': async (response, path) =>
    response.writeHead(503, { ...cached(path), 'Content-Type': 'text/html' }).end(PORTAL),
  'where its page is': async (response, path) =>
    path === '/portail'
      ? html(response, path, PORTAL)
      : response.writeHead(302, { Location: '/portail' }).end(),
  'half of the file': async (response, path, baseURL) => {
    const answer = await fetch(new URL(path, baseURL));
    const body = Buffer.from(await answer.arrayBuffer());
    const type = `${answer.headers.get('Content-Type')}`;
    response
      .writeHead(200, { ...cached(path), 'Content-Type': type })
      .end(body.subarray(0, body.length / 2));
  },
};

/** Needs a worker: an empty script is valid, and a browser keeps it as long as its headers say. */
const nothing: Answer = async (response, path, baseURL) => {
  const { headers } = await fetch(new URL(path, baseURL));
  const type = `${headers.get('Content-Type')}`;
  response.writeHead(200, { ...cached(path), 'Content-Type': type }).end();
};

/** The site behind a proxy that can answer in its place. */
async function behindPortal(baseURL: string | undefined) {
  let foreign: Answer | undefined;
  const site = await front(baseURL, ({ url = '/' }, response) => {
    if (!foreign) return false;
    void foreign(response, url, `${baseURL}`);
    return true;
  });
  return {
    ...site,
    answer(own?: Answer) {
      foreign = own;
    },
  };
}

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
  await expect(
    page
      .locator('dialog[open], main [data-search-field]')
      .or(page.locator('h1', { hasText: 'forfait' })),
  )
    .not.toHaveCount(0)
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

// The clock is real: a second attempt uses it to know what was asked for meanwhile.
test.use({ today: null });

/** Not left to the page, which waits until it is idle. */
const ready = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js');
    await navigator.serviceWorker.ready;
  });

for (const worker of ['allow', 'block'] as const) {
  test.describe(worker === 'allow' ? 'with a worker' : 'without a worker', () => {
    test.use({ serviceWorkers: worker });
    const all = worker === 'allow' ? { ...answers, 'nothing of the right type': nothing } : answers;
    for (const [name, answer] of Object.entries(all)) {
      test(`${name}, for a moment: everything works afterwards`, async ({
        page,
        context,
        baseURL,
        faults,
      }) => {
        faults.ignore(/./);
        const site = await behindPortal(baseURL);
        for (const path of ['/tappos', '/tapschool', '/tapschool']) {
          await page.goto(`${site.origin}${path}`);
          if (worker === 'allow') await ready(page);
        }
        site.answer(answer);
        await touchAll(page);
        await page.goto(`${site.origin}/tappos`).catch(() => {});
        site.answer();
        // A browser remembers in a page that an import failed: the caches are right for the next.
        if (/^half|^nothing/.test(name)) {
          await page.goto(`${site.origin}/tapschool`);
          await touchAll(page);
        }
        await everythingWorks(page, site.origin);
        if (worker === 'allow') {
          expect(await foreignKept(page)).toEqual([]);
          await context.setOffline(true);
          await page.goto(`${site.origin}/tappos`);
          await expect(page.locator('h1')).not.toContainText('forfait');
          await expect(page.locator('[data-not-kept]')).toHaveCount(0);
        }
        site.close();
      });
    }
  });
}

/** What a browser gives again unasked, for a day. */
const DAY = { 'Cache-Control': 'public, max-age=86400' };

test.describe('a browser that cached such an answer', () => {
  test.use({ serviceWorkers: 'allow' });
  const aside: Readonly<Record<string, Answer>> = {
    'a page of its own': async (response) =>
      response.writeHead(200, { ...DAY, 'Content-Type': 'text/html' }).end(PORTAL),
    'where its page is': async (response, path) =>
      path === '/portail'
        ? html(response, path, PORTAL)
        : response.writeHead(301, { ...DAY, Location: '/portail' }).end(),
  };
  for (const [name, answer] of Object.entries(aside))
    test(`${name} under a page's address: the page comes at the next visit`, async ({
      page,
      baseURL,
      faults,
    }) => {
      faults.ignore(/./);
      const site = await behindPortal(baseURL);
      await page.goto(`${site.origin}/tapschool`);
      await ready(page);
      site.answer(answer);
      // The portal's own page is shown: there the visitor buys access.
      for (const path of ['/about', '/guides', '/about']) {
        await page.goto(`${site.origin}${path}`);
        await expect(page.locator('h1')).toContainText('forfait');
      }
      site.answer();
      await page.goto(`${site.origin}/about`);
      await expect(page).toHaveURL(/about$/);
      await expect(page.locator('h1')).not.toContainText('forfait');
      site.close();
    });

  test('half a style, half a font and half a script are asked for again', async ({
    page,
    context,
    baseURL,
    faults,
  }) => {
    faults.ignore(/./);
    const site = await behindPortal(baseURL);
    await page.goto(`${site.origin}/tapschool`);
    await ready(page);
    const text = await (await fetch(`${baseURL}/tapschool`)).text();
    const [style = '', font = '', script = ''] = ['css', 'woff2', 'js'].map(
      (ending) => new RegExp(`/_a/[\\w.@-]+\\.${ending}\\b`).exec(text)?.[0],
    );
    const files = [style, font, script];
    const half = answers['half of the file'];
    if (half) site.answer(half);
    const fetchAll = () =>
      page.evaluate(async (paths) => {
        const cache = await caches.open('files');
        for (const path of paths) {
          if (!(await cache.match(path))?.ok)
            await fetch(path).then((answer) => answer.blob(), console.warn);
        }
      }, files);
    await page.evaluate(() => caches.delete('files'));
    await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
    await fetchAll();
    site.answer();
    expect(await foreignKept(page)).toEqual([]);
    await fetchAll();
    const kept = () =>
      page.evaluate(
        async (paths) => Promise.all(paths.map(async (path) => !!(await caches.match(path)))),
        files,
      );
    await expect.poll(kept).toEqual([true, true, true]);
    expect(await foreignKept(page)).toEqual([]);
    site.close();
  });

  test('half a picture is not kept, a whole one is', async ({ page, baseURL, faults }) => {
    faults.ignore(/./);
    const picture = Buffer.from(await (await fetch(`${baseURL}/partage.png`)).arrayBuffer());
    let end = picture.length / 2;
    const site = await front(baseURL, ({ url = '' }, response) => {
      if (url !== '/_a/photo.png') return false;
      response.writeHead(200, { ...cached(url), 'Content-Type': 'image/png' });
      response.end(picture.subarray(0, end));
      return true;
    });
    await page.goto(`${site.origin}/tapschool`);
    await ready(page);
    const kept = () =>
      page.evaluate(async () => {
        await (await fetch('/_a/photo.png')).blob();
        return (await (await caches.match('/_a/photo.png'))?.blob())?.size;
      });
    for (let time = 0; time < 3; time += 1) expect(await kept()).toBeUndefined();
    end = picture.length;
    await expect.poll(kept).toBe(end);
    site.close();
  });

  test('under the name of the message that an island is coming: it is shown at the next visit', async ({
    page,
    baseURL,
    faults,
  }) => {
    faults.ignore(/./);
    let foreign = true;
    const site = await front(baseURL, ({ url = '' }, response) => {
      if (foreign && url.includes('/_a/waiting')) void html(response, url, PORTAL);
      // The code itself arrives late.
      return url.includes('/_a/start') || (foreign && url.includes('/_a/waiting'));
    });
    for (const visit of ['poisoned', 'next']) {
      await page.goto(`${site.origin}/${visit === 'next' ? 'tapschool' : 'tappos'}`);
      const asked = page.waitForResponse(/\/_a\/waiting/);
      await field(page).focus();
      await field(page).press('Enter');
      await (await asked).finished();
      foreign = false;
    }
    await expect(page.locator('[data-island] + [role=status]')).toHaveAttribute('style', /sticky/);
    site.close();
  });
});

test.describe('a device that kept such answers', () => {
  test.use({ serviceWorkers: 'allow' });
  for (const updated of [true, false])
    test(`heals ${updated ? 'with the next worker' : 'under the same worker'}`, async ({
      page,
      baseURL,
      faults,
    }) => {
      faults.ignore(/./);
      const site = await behindPortal(baseURL);
      await page.goto(`${site.origin}/tapschool`);
      await ready(page);
      await page.evaluate(
        async ([portal, next]) => {
          const scripts = (
            document.querySelector<HTMLElement>('[data-island]:has(input)')?.dataset.code ?? ''
          )
            .split(/\s+/)
            .map((name) => `/_a/${name}.js`);
          const poison = () =>
            new Response(`${portal}`, { headers: { 'Content-Type': 'text/html' } });
          const files = await caches.open('files');
          for (const path of [...scripts, '/recherche-index.json']) await files.put(path, poison());
          await (await caches.open('pages')).put('/tappos', poison());
          if (next) await (await navigator.serviceWorker.getRegistration())?.unregister();
        },
        [PORTAL, updated],
      );
      await everythingWorks(page, site.origin);
      if (updated) await expect.poll(() => foreignKept(page)).toEqual([]);
      site.close();
    });
});
