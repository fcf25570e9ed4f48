/** A demonstration has the visitor's state again after Back, in that tab only. */
import type { Page } from '@playwright/test';
import { expect, test } from './guard.ts';

const card = (page: Page) => page.locator('[data-island="ReportCard"]');
const mark = (page: Page) => card(page).locator('input').first();
const verdict = (page: Page) => card(page).locator('dl').textContent();
/** What the fields hold, and what it comes to. */
const reads = async (page: Page) => [
  await card(page)
    .locator('input')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value)),
  await verdict(page),
];

test('the report card is kept over Back, sent nowhere, gone with the tab', async ({
  page,
  context,
}) => {
  await page.goto('/tapschool');
  const before = await reads(page);
  await mark(page).fill('19');
  await card(page).getByRole('button', { name: 'Compter la conduite' }).click();
  // Acts from before the code had loaded have been replayed by then.
  await expect(card(page)).toHaveAttribute('data-ready', '');
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
  await other.goto('/tapschool');
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
  await page.goto('/tapschool');
  const [before, result] = [await reads(page), await verdict(page)];
  await mark(page).fill('19');
  await expect.poll(() => verdict(page)).not.toBe(result);
  await page.goto('/contact');
  // Before the scripts of the page: once the island runs, it writes its own state again.
  await page.addInitScript(() => {
    const [, state] = history.state?.ReportCard?.kept ?? [];
    if (state) history.replaceState({ ReportCard: { kept: ['{"rows":[]}', state] } }, '');
  });
  await page.goBack();
  await expect(card(page)).toHaveAttribute('data-ready', '');
  expect(await page.evaluate(() => history.state.ReportCard.kept[0])).toBe('{"rows":[]}');
  expect(await reads(page)).toEqual(before);
});
