/** The calculator of hours starts with an example, which the visitor writes over. */
import type { Page } from '@playwright/test';
import { typeset } from '#i18n/typography.ts';
import { hoursPath } from '#routes.ts';
import { contentOf } from '../../tools/content.ts';
import { expect, test } from './guard.ts';
import { ownStatus } from './own-status.ts';

const { trades, bad, example, reset } = contentOf('pages/hours');
const main = 'main article';
const status = (page: Page) => ownStatus(page.locator(main));
const field = (page: Page, at: number) => page.locator(`${main} fieldset input`).nth(at);

test.beforeEach(({ page }) => page.goto(hoursPath()));

test('starts with an example and what it comes to; nothing is left of it once erased', async ({
  page,
}) => {
  const mark = page.getByText(typeset(example));
  const [{ tasks }] = trades;
  const minutes = tasks.reduce(
    (sum: number, { minutes = 0, times = 0 }) => sum + minutes * times,
    0,
  );
  await expect(status(page)).toContainText(`${Math.floor(minutes / 60)} heures`);
  await expect(mark).toBeVisible();
  await page.getByRole('button', { name: reset }).click();
  await expect(status(page)).not.toContainText(/\d/);
  await expect(mark).toBeHidden();
});

test('adds up what is written, then over the weeks that are written', async ({ page }) => {
  await page.getByRole('button', { name: reset }).click();
  for (const [at, typed] of ['20', '6', '45', '1'].entries()) await field(page, at).fill(typed);
  // 20 × 6 + 45 = 165 minutes.
  await expect(status(page)).toContainText(/2\sheures\s45/);
  // Of the cloth, each task has a stripe as wide.
  const stripes = page.locator(`${main} svg:has(rect) > *`);
  const shares = () =>
    stripes.evaluateAll((all) => {
      const widths = all.map((one) => one.getBoundingClientRect().width);
      const cloth = widths.reduce((sum, width) => sum + width, 0);
      return widths.slice(0, 2).map((width) => Math.round((165 * width) / cloth));
    });
  await expect.poll(shares).toEqual([120, 45]);
  await page.locator(`${main} #weeks-${trades[0].id}`).fill('40');
  await expect(status(page)).toContainText(/110\sheures/);
  await field(page, 3).fill('1,5');
  await field(page, 3).blur();
  await expect(page.locator(main)).toContainText(typeset(bad));
});

test('each trade has its own tasks, and keeps what was written', async ({ page }) => {
  await field(page, 0).fill('20');
  const choice = page.getByRole('group', { name: contentOf('pages/hours').trade });
  await choice.getByRole('button').nth(1).click();
  await expect(page.locator(`${main} legend`)).toHaveText(
    trades[1].tasks.map(({ task }: { task: string }) => typeset(task)),
  );
  await expect(field(page, 0)).toHaveValue(`${trades[1].tasks[0].minutes}`);
  await choice.getByRole('button').nth(0).click();
  await expect(field(page, 0)).toHaveValue('20');
});

test('says what an hour of notebook costs with the software, over the weeks that are written', async ({
  page,
}) => {
  const costs = async () =>
    Number(/(\d+)[^\d]+par heure/.exec(await status(page).innerText())?.[1]);
  const before = await costs();
  expect(before).toBeGreaterThan(0);
  const weeks = page.locator(`${main} #weeks-${trades[0].id}`);
  await weeks.fill(`${trades[0].weeks * 2}`);
  await expect.poll(costs).toBe(before / 2);
  await weeks.fill('0');
  await expect.poll(costs).toBeNaN();
});

test('without script a table to print for each trade', async ({ scriptless: page }) => {
  await page.goto(hoursPath());
  await expect(page.locator(`${main} table`)).toHaveCount(trades.length);
  for (const { label, tasks } of trades) {
    const result = new RegExp(`^${label}\\s: \\d+\\sheures`);
    await expect(page.locator(`${main} p`, { hasText: result })).toBeVisible();
    for (const { task } of tasks)
      await expect(page.locator(`${main} th`, { hasText: typeset(task) }).first()).toBeVisible();
  }
  await expect(page.locator(`${main} input`).first()).toBeHidden();
});
