import { expect, test } from './guard.ts';

test('a page is fetched ahead when its link is pressed, once, and not before', async ({
  page,
  site,
  request,
}) => {
  // How long a mouse may stay over a link is the browser's: only its rules can be read.
  const rules = await (await request.get('/speculation-rules.json')).json();
  expect(rules).toEqual({ prefetch: [expect.objectContaining({ eagerness: 'conservative' })] });
  const asked: string[] = [];
  const { origin } = await site((request) => {
    asked.push(`${request.url} ${request.headers['sec-purpose'] ?? ''}`.trim());
    return false;
  });

  await page.goto(origin);
  await expect.poll(() => asked).toContain('/speculation-rules.json');
  const link = page.locator('footer a[href="/about"]');
  await link.hover();
  asked.push('pressed');
  await page.mouse.down();
  await expect.poll(() => asked).toContain('/about prefetch');
  await page.mouse.up();
  await expect(page).toHaveURL(`${origin}/about`);
  expect(asked.filter((request) => /pressed|prefetch|about/.test(request))).toEqual([
    'pressed',
    '/about prefetch',
  ]);
});
