import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '../guard.ts';

test('a page is fetched ahead when its link is pressed, once, and not before', async ({
  page,
  baseURL,
}) => {
  const asked: string[] = [];
  // Chromium does not report what it fetches ahead: the server's side does.
  const server = createServer(async (request, response) => {
    asked.push(`${request.url} ${request.headers['sec-purpose'] ?? ''}`.trim());
    const answer = await fetch(new URL(request.url ?? '/', baseURL), {
      headers: { 'Accept-Encoding': 'identity' },
    });
    for (const name of ['content-type', 'content-security-policy', 'speculation-rules']) {
      response.setHeader(name, answer.headers.get(name) ?? '');
    }
    response.statusCode = answer.status;
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((listening) => server.listen(0, listening));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;

  await page.goto(origin);
  await expect.poll(() => asked).toContain('/speculation-rules.json');
  const link = page.locator('footer a[href="/about"]');
  await link.hover();
  await page.waitForTimeout(1000);
  expect(asked.filter((request) => request.includes('prefetch'))).toEqual([]);

  await page.mouse.down();
  await expect.poll(() => asked).toContain('/about prefetch');
  await page.mouse.up();
  await expect(page).toHaveURL(`${origin}/about`);
  expect(asked.filter((request) => request.startsWith('/about'))).toEqual(['/about prefetch']);
  server.close();
});
