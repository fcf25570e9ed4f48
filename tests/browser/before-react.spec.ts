/** Acts before an island's code has loaded are replayed in order, with their own values. */
import type { Page } from '@playwright/test';
import { contentOf } from '../../tools/content.ts';
import { expect, test } from './guard.ts';

const ready = (page: Page, island: string) =>
  expect(page.locator(`[data-island="${island}"]`)).toHaveAttribute('data-ready', '');

test('a mark, and Enter that leads to the next one', async ({ page, hold }) => {
  const release = await hold();
  await page.goto('/tapschool');
  const mark = page.locator('#mark-0');
  await mark.click();
  await page.keyboard.type('19');
  await page.keyboard.press('Enter');
  await expect(mark).toBeFocused();
  release();
  await ready(page, 'ReportCard');
  await expect(mark).toHaveValue('19');
  await expect(page.locator('#mark-1')).toBeFocused();
});

test('a mark is replaced by the first one typed; the code comes between two keys', async ({
  page,
  hold,
}) => {
  const release = await hold();
  await page.goto('/tapschool');
  const [mark, average] = [page.locator('#mark-0'), page.locator('[data-island="ReportCard"] dl')];
  const was = `${await average.first().textContent()}`;
  await mark.click();
  await page.keyboard.type('1');
  release();
  await ready(page, 'ReportCard');
  await page.keyboard.type('9');
  await expect(mark).toHaveValue('19');
  await expect(average.first()).not.toHaveText(was);
});

test('the caret stays where it is when the code comes', async ({ page, hold }) => {
  const release = await hold();
  await page.goto('/tapschool/pricing');
  const pupils = page.locator('#calculator-students');
  await pupils.focus();
  await page.keyboard.press('Home');
  await page.keyboard.type('246');
  release();
  await ready(page, 'SchoolFinder');
  await page.keyboard.type('7');
  const { start } = contentOf('pages/tapschool-pricing').calculator;
  await expect(pupils).toHaveValue(`2467${start}`);
});

test('a kind of school, changed twice before the code, then a head count', async ({
  page,
  hold,
}) => {
  const release = await hold();
  await page.goto('/tapschool/pricing');
  const kind = page.getByLabel('Votre établissement');
  const plans = ['lycee', 'universite'].map((id) => contentOf(`plans/tapschool-${id}`).name);
  for (const label of plans) await kind.selectOption({ label });
  await page.locator('#calculator-students').fill('1');
  release();
  await ready(page, 'SchoolFinder');
  await expect(kind.locator(':checked')).toHaveText(plans[1]);
  await expect(page.locator('[data-island] [role="status"]')).toContainText(plans[1]);
  await expect(page).toHaveURL(/formule=tapschool-universite&effectif=1$/);
});

test('a kind of school chosen before any script came; the code fails, then comes', async ({
  page,
  hold,
}) => {
  const [island, start] = [await hold('/_a/Island.*.js'), await hold()];
  await page.goto('/tapschool/pricing', { waitUntil: 'commit' });
  const kind = page.getByLabel('Votre établissement');
  const { name } = contentOf('plans/tapschool-lycee');
  await kind.selectOption({ label: name });
  await kind.blur();
  island();
  start('fail');
  const again = page.getByRole('button', { name: 'Réessayer' });
  await expect(again).toBeVisible();
  // Nor its link, which would send another calculation.
  const answer = page.locator('[data-island] [role="status"]');
  await expect(answer).toBeHidden();
  await expect(page.locator('[data-island] [href*="wa.me"]')).toBeHidden();
  start();
  await again.click();
  await ready(page, 'SchoolFinder');
  await expect(answer).toContainText(name);
  await expect(answer).toBeVisible();
});

for (const [first, value] of [
  ['12', '14'],
  ['+ +', '9'],
] as const) {
  test(`shops: ${first} first`, async ({ page, hold }) => {
    const release = await hold();
    await page.goto('/tappos/pricing');
    const shops = page.getByLabel('Nombre de boutiques');
    const more = page.locator('[data-island="PosCost"] button').nth(1);
    if (first === '12') await shops.fill('12');
    for (let press = 0; press < 2; press += 1) await more.click();
    if (first === '+ +') await shops.fill('9');
    release();
    await ready(page, 'PosCost');
    await expect(shops).toHaveValue(value);
  });
}

test('report card: a mark, « Recommencer », another mark', async ({ page, hold }) => {
  const release = await hold();
  await page.goto('/tapschool');
  const marks = page.locator('[data-island="ReportCard"] input[inputmode="decimal"]');
  const [first, second] = [marks.nth(0), marks.nth(1)];
  const was = await first.inputValue();
  await first.fill('19');
  await page.getByRole('button', { name: 'Recommencer' }).click();
  await second.fill('5');
  release();
  await ready(page, 'ReportCard');
  await expect(first).toHaveValue(was);
  await expect(second).toHaveValue('5');
});

test.describe('with the clock in hand', () => {
  test.use({ today: null });

  test('after two seconds it says that it is coming', async ({ page, hold }) => {
    await page.clock.install({ time: new Date('2026-11-21T10:00:00') });
    const release = await hold();
    await page.goto('/tapschool');
    await page.locator('#mark-0').click();
    await page.keyboard.type('19');
    const note = page.locator('[data-island="ReportCard"] + p[role="status"]');
    await page.clock.runFor(2100);
    await expect(note).toHaveText(/retenu/);
    release();
    await page.clock.resume();
    await ready(page, 'ReportCard');
    await expect(note).toHaveCount(0);
  });
});

test('a failure is told, and trying again does all of it', async ({ page, hold }) => {
  const release = await hold();
  await page.goto('/tapschool');
  const mark = page.locator('#mark-0');
  await mark.click();
  await page.keyboard.type('19');
  await page.keyboard.press('Enter');
  release('fail');
  const again = page.getByRole('button', { name: 'Réessayer' });
  await expect(again).toBeVisible();
  release();
  await again.click();
  await ready(page, 'ReportCard');
  await expect(mark).toHaveValue('19');
  await expect(page.locator('#mark-1')).toBeFocused();
});

test('after a release whose code is gone, a reload brings the new code', async ({
  page,
  faults,
}) => {
  faults.ignore(/Failed to load resource|net::ERR_FAILED|status of 404/);
  let old = true;
  await page.route('**/_a/*.js', (route) =>
    old && /start/.test(route.request().url()) ? route.fulfill({ status: 404 }) : route.continue(),
  );
  // The page of the new release refers to another script.
  await page.route('**/tappos/pricing', async (route) => {
    if (route.request().resourceType() === 'document') return route.continue();
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replaceAll('/_a/Island.', '/_a/New.'),
    });
  });
  await page.goto('/tappos/pricing');
  const more = page.locator('[data-island="PosCost"] button').nth(1);
  await more.click();
  const reload = page.getByRole('button', { name: 'Recharger' });
  await expect(reload).toBeVisible();
  old = false;
  await reload.click();
  await more.click();
  await ready(page, 'PosCost');
});

test('letters typed after Ctrl+K are in the field when it comes', async ({ page, hold }) => {
  const release = await hold('/_a/dialog.*.js');
  await page.goto('/');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('prix');
  release();
  await expect(page.getByRole('dialog').getByRole('searchbox')).toHaveValue('prix');
  await expect(page.getByRole('dialog').locator('[data-result]').first()).toBeVisible();
});
