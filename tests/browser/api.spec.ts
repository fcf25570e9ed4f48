import { boxOf } from './box.ts';
import { expect, test } from './guard.ts';

const anchors = {
  'post-auth-login': 'auth',
  'get-pharmacy-inventory': 'pharmacie',
  'post-pharmacy-prescriptions': 'pharmacie',
  'post-pos-sales': 'commerce',
  'get-school-students': 'ecole',
} as const;

test('an address that names a call opens its group and shows it, before the group that it chooses', async ({
  page,
}) => {
  for (const [anchor, group] of Object.entries(anchors)) {
    await page.goto('about:blank');
    await page.goto(`/api#${anchor}`);
    await expect(page.locator(`[data-tab="${group}"]`)).toHaveAttribute('aria-selected', 'true');
    await expect(page.locator(`#${anchor} h3`)).toBeInViewport();
  }
  await page.goto('/api?groupe=pharmacie#post-pos-sales');
  await expect(page.locator('#post-pos-sales h3')).toBeInViewport();
  await expect(page.locator('[data-panel="pharmacie"]')).toBeHidden();
});

test('the list at the top leads to a call of another group', async ({ page }) => {
  await page.goto('/api');
  await page.locator('a[href="/api#get-school-students"]').first().click();
  await expect(page.locator('#get-school-students h3')).toBeInViewport();
  await expect(page.locator('[data-tab="ecole"]')).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(page.locator('[data-tab="auth"]')).toHaveAttribute('aria-selected', 'true');
});

test('one choice of language serves every sample, and is kept nowhere', async ({ page }) => {
  await page.goto('/api?groupe=pharmacie');
  const second = page.locator('#post-pharmacy-prescriptions');
  const python = second.getByRole('radio', { name: 'Python' });
  await python.scrollIntoViewIfNeeded();
  const before = await boxOf(python);
  await python.check();
  // The sample above has changed its height; the touched sample has not moved.
  expect(Math.abs((await boxOf(python)).top - before.top)).toBeLessThan(2);
  for (const call of [second, page.locator('#get-pharmacy-inventory')]) {
    await expect(call.locator('[data-shown-by]:visible')).toHaveCount(1);
    await expect(call.locator('[data-shown-by="python"]')).toContainText('import requests');
    await expect(call.locator('[data-shown-by="python"]')).toBeVisible();
  }
  await page.locator('[data-tab="ecole"]').click();
  await expect(page.locator('#get-school-students [data-shown-by="python"]')).toBeVisible();
  const kept = await page.evaluate(() => localStorage.length + sessionStorage.length);
  expect(kept).toBe(0);
});

test('the sample of the language chosen is copied, and says so for a while', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/api');
  const call = page.locator('#post-auth-login');
  await call.getByRole('radio', { name: 'PHP' }).check();
  const button = call.locator('[data-shown-by="php"]').getByRole('button');
  await button.click();
  await expect(button).toHaveAttribute('data-copied', '');
  await expect(button).toContainText('Copié');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^<\?php\n\n\$call = curl_init\('https:/);
  await expect(button).not.toHaveAttribute('data-copied');
  await expect(button).toContainText('Copier');
});

test('without a clipboard the sample is selected, and says so', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'clipboard', { value: undefined }),
  );
  await page.goto('/api');
  const sample = page.locator('[data-code]:visible').first();
  await sample.getByRole('button').click();
  // One live region for all samples.
  await expect(page.getByRole('main').getByRole('status')).toContainText(/refusée/);
  await expect(sample.getByRole('button')).not.toHaveAttribute('data-copied');
  const selected = await page.evaluate(() => getSelection()?.toString().trim());
  expect(selected?.length).toBeGreaterThan(10);
  expect(await sample.locator('code').textContent()).toContain(selected?.slice(0, 10));
});

test('without script each sample still obeys its own choice', async ({ scriptless: page }) => {
  await page.goto('/api');
  const call = page.locator('#get-school-students');
  await call.getByRole('radio', { name: 'JavaScript' }).check();
  await expect(call.locator('[data-shown-by="javascript"]')).toBeVisible();
  await expect(call.locator('[data-shown-by="curl"]')).toBeHidden();
});
