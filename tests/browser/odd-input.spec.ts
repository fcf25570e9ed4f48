import { get } from 'node:http';
import { expect, test } from './guard.ts';
import { untilIdle } from './idle.ts';

/** Sends the path as typed: a browser or `fetch` would normalise it. */
function rawStatus(baseURL: string | undefined, path: string): Promise<number> {
  const { port } = new URL(baseURL ?? '');
  return new Promise((resolve, reject) => {
    get({ host: 'localhost', port, path }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    }).on('error', reject);
  });
}

test('addresses that lead nowhere are not found, and the server goes on', async ({ baseURL }) => {
  for (const path of [
    '/../package.json',
    '/..%2fpackage.json',
    '/%2e%2e/package.json',
    '/_a/../../package.json',
    '/%',
    '/%E0%A4%A',
    '/%00',
    '/blog/%2e%2e%2f%2e%2e%2fetc%2fpasswd',
    '/_headers',
    '/_redirects',
    '/index.html.br',
    '/constructor',
    '/__proto__',
    `/${'a'.repeat(4000)}`,
  ]) {
    expect.soft(await rawStatus(baseURL, path), path.slice(0, 40)).toBe(404);
    expect
      .soft(await rawStatus(baseURL, '/'), `the home page after ${path.slice(0, 40)}`)
      .toBe(200);
  }
});

for (const path of ['/blog', '/docs', '/support', '/tappharm', '/ai']) {
  test(`${path}: no query leaves an unusable page`, async ({ page, faults }) => {
    for (const query of [
      '?',
      '?&&=&',
      '?categorie',
      '?categorie=%00&q=%',
      '?q=%3Cimg%20src=x%3E',
      '?__proto__=1',
    ]) {
      await page.goto(`${path}${query}`);
      await expect.soft(page.locator('h1'), query).toBeVisible();
      await expect.soft(page.locator('main img[src=x]'), query).toHaveCount(0);
      for (const island of await page.locator('main [data-island]').all()) {
        await island.locator('button').first().click();
        await expect.soft(island, query).toHaveAttribute('data-ready', '');
      }
      await untilIdle(page);
      expect.soft(faults.list, query).toEqual([]);
    }
  });
}
