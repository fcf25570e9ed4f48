import { front } from './front.ts';
import { expect, test } from './guard.ts';

test('only a press has a page fetched ahead, not a mouse that stays over its link', async ({
  request,
}) => {
  const answer = await request.get('/speculation-rules.json');
  // Only the browser decides when to prefetch: the test checks the rules that it is given.
  expect(await answer.json()).toEqual({
    prefetch: [expect.objectContaining({ eagerness: 'conservative' })],
  });
});

test('a page is fetched ahead when its link is pressed, once, and not before', async ({
  page,
  baseURL,
}) => {
  const asked: string[] = [];
  const site = await front(baseURL, (request) => {
    asked.push(`${request.url} ${request.headers['sec-purpose'] ?? ''}`.trim());
    return false;
  });

  await page.goto(site.origin);
  await expect.poll(() => asked).toContain('/speculation-rules.json');
  const link = page.locator('footer a[href="/about"]');
  await link.hover();
  asked.push('pressed');
  await page.mouse.down();
  await expect.poll(() => asked).toContain('/about prefetch');
  await page.mouse.up();
  await expect(page).toHaveURL(`${site.origin}/about`);
  expect(asked.filter((request) => /pressed|prefetch|about/.test(request))).toEqual([
    'pressed',
    '/about prefetch',
  ]);
  site.close();
});
