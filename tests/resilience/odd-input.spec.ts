import { get } from 'node:http';
import { expect, test } from '../guard.ts';

/** Sends the path as typed: a browser or `fetch` would tidy it first. */
function rawStatus(baseURL: string | undefined, path: string): Promise<number> {
  const { port } = new URL(baseURL ?? '');
  return new Promise((resolve, reject) => {
    get({ host: 'localhost', port, path }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    }).on('error', reject);
  });
}

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
  test(`${path.slice(0, 40)} is not found, and the server goes on`, async ({ baseURL }) => {
    expect(await rawStatus(baseURL, path)).toBe(404);
    expect(await rawStatus(baseURL, '/')).toBe(200);
  });
}

for (const query of [
  '?',
  '?&&=&',
  '?categorie',
  '?categorie=%00&q=%',
  '?q=%3Cimg%20src=x%3E',
  '?__proto__=1',
]) {
  for (const path of ['/blog', '/docs', '/support', '/tappharm', '/ai']) {
    test(`${path}${query} leaves a usable page`, async ({ page }) => {
      await page.goto(`${path}${query}`);
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.locator('main img[src=x]')).toHaveCount(0);
      await page.waitForLoadState('networkidle');
    });
  }
}
