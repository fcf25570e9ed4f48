/** A demonstration has the visitor's state again after Back, in that tab only. */
import type { Page } from '@playwright/test';
import { expect, test } from './guard.ts';

const till = (page: Page) => page.locator('[data-island="Till"]');
const values = (page: Page) =>
  till(page)
    .locator('input')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
/** What is announced, beyond the news. */
const said = async (page: Page) =>
  /À payer.*/.exec(`${await till(page).locator('[role="status"]').first().textContent()}`)?.[0];

test('the till is kept over Back, sent nowhere, gone with the tab', async ({ page, context }) => {
  const reads = async (shown: Page) => [await values(shown), await said(shown)];
  await page.goto('/tappos');
  const before = await reads(page);
  await till(page).locator('[data-less] ~ button').first().click();
  await till(page).getByLabel('Remise en %').fill('10');
  await till(page).getByRole('button', { name: 'Mobile money' }).click();
  // Acts from before the code had loaded have been replayed by then.
  await expect(till(page)).toHaveAttribute('data-ready', '');
  await expect.poll(() => reads(page)).not.toEqual(before);
  const made = await reads(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')));

  await page.goto('/contact');
  await page.goBack();
  await expect.poll(() => reads(page)).toEqual(made);
  await page.reload();
  await expect.poll(() => reads(page)).toEqual(made);

  expect(asked.filter((url) => /[?#]/.test(url))).toEqual([]);
  expect(new URL(page.url()).search).toBe('');
  const stored = () => [localStorage.length, sessionStorage.length, document.cookie];
  expect(await page.evaluate(stored)).toEqual([0, 0, '']);
  const other = await context.newPage();
  await other.goto('/tappos');
  expect(await reads(other)).toEqual(before);
});

test('a guide keeps names with their ticks, over Back and reload', async ({ page }) => {
  const reads = () =>
    page
      .locator('main input')
      .evaluateAll((fields) =>
        fields.map((each) => [
          (each as HTMLInputElement).value,
          (each as HTMLInputElement).checked,
        ]),
      );
  await page.goto('/guides/choisir-caisse');
  await page
    .locator('main [type=text]')
    .first()
    .fill('Boutique A, la vraie, de Treichville à Cocody');
  await page.locator('main [type=checkbox]').nth(1).check();
  const made = await reads();
  await page.goto('/contact');
  await page.goBack();
  await expect.poll(reads).toEqual(made);
  await page.reload();
  await expect.poll(reads).toEqual(made);
  const kept = [await page.evaluate(() => localStorage.length + sessionStorage.length), page.url()];
  expect(kept).toEqual([0, expect.stringMatching(/choisir-caisse$/)]);
});

test('what was kept of another release is left', async ({ page }) => {
  await page.goto('/tappos');
  const whole = await said(page);
  await till(page).getByLabel('Remise en %').fill('10');
  await expect.poll(() => said(page)).not.toBe(whole);
  await page.goto('/contact');
  // Before the scripts of the page: once the till runs, it writes its own state again.
  await page.addInitScript(() => {
    const [, state] = history.state?.Till?.kept ?? [];
    if (state) history.replaceState({ Till: { kept: ['{"lines":[]}', state] } }, '');
  });
  await page.goBack();
  await expect(till(page)).toHaveAttribute('data-ready', '');
  expect(await page.evaluate(() => history.state.Till.kept[0])).toBe('{"lines":[]}');
  await expect(till(page).getByLabel('Remise en %')).toHaveValue('');
});
