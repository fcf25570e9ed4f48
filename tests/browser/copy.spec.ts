import { expect, test } from './guard.ts';

const firstSample = '[data-code]:visible';

test('a sample is copied as shown, and says so for a while', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/api');
  const sample = page.locator(firstSample).first();
  const button = sample.getByRole('button');
  await expect(button).toContainText('Copier');
  await expect(button).not.toHaveAttribute('data-copied');
  await button.click();
  await expect(button).toHaveAttribute('data-copied', '');
  await expect(button).toContainText('Copié');
  const text = await sample.locator('code').textContent();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  await expect(button).not.toHaveAttribute('data-copied');
  await expect(button).toContainText('Copier');
});

for (const [how, script] of [
  [
    'refused',
    "Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('non')) } })",
  ],
  ['absent', "Object.defineProperty(navigator, 'clipboard', { value: undefined })"],
] as const) {
  test(`a clipboard that is ${how} leaves the sample selected, and says so`, async ({ page }) => {
    await page.addInitScript(script);
    await page.goto('/api');
    const sample = page.locator(firstSample).first();
    await sample.getByRole('button').click();
    // One live region for all samples.
    await expect(page.getByRole('main').getByRole('status')).toContainText(/refusée/);
    await expect(sample.getByRole('button')).not.toHaveAttribute('data-copied');
    const selected = await page.evaluate(() => getSelection()?.toString().trim());
    expect(selected?.length).toBeGreaterThan(10);
    expect(await sample.locator('code').textContent()).toContain(selected?.slice(0, 10));
  });
}
