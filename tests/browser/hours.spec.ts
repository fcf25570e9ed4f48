/** The calculator of hours starts with an example, which the visitor writes over. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { typeset } from '#i18n/typography.ts';
import { hoursPath } from '#routes.ts';
import { contentOf } from '../../tools/content.ts';
import { expect, test } from './guard.ts';
import { ownStatus } from './own-status.ts';

const { trades, bad, example, file, keep, reset } = contentOf('pages/hours');
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

/** Runs in the page: the widths of the stripes, as shares of the cloth. */
const shares = (cloth: Element) => {
  const widths = [...cloth.children].map((stripe) => stripe.getBoundingClientRect().width);
  return widths.map((width) => width / cloth.getBoundingClientRect().width);
};

test('the cloth has a stripe as wide as the minutes of each task, rewoven while one types', async ({
  page,
}) => {
  const cloth = page.locator(`${main} svg:has(rect)`);
  const [{ tasks }] = trades;
  const minutes: number[] = tasks.map(({ minutes = 0, times = 0 }) => minutes * times);
  const expectShares = async () => {
    const week = minutes.reduce((sum, length) => sum + length, 0);
    await expect
      .poll(async () => {
        const wrong = (await cloth.evaluate(shares)).map(
          (share, at) => Math.abs(share - (minutes[at] ?? 0) / week) > 0.02,
        );
        return wrong.length === minutes.length && !wrong.includes(true);
      })
      .toBe(true);
  };
  await expectShares();
  minutes[0] = 240 * tasks[0].times;
  await field(page, 0).fill('240');
  await expectShares();
  minutes[1] = 0;
  await field(page, 2).fill('');
  await expectShares();
  const stripes = await cloth.evaluate((svg) =>
    [...svg.children].map((stripe) => getComputedStyle(stripe).fill),
  );
  const names = await page
    .locator(`${main} legend`)
    .evaluateAll((all) => all.map((legend) => getComputedStyle(legend).borderInlineStartColor));
  expect(names).toEqual(stripes);
});

test('the picture that is kept says what the page says, in its colours', async ({ page }) => {
  await field(page, 0).fill('60');
  const [picture] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: keep }).click(),
  ]);
  expect(picture.suggestedFilename()).toBe(`${file}.svg`);
  const svg = await readFile(await picture.path(), 'utf8');
  const [hours = ''] = /\d+\sheures/.exec(svg) ?? [];
  // 12 hours of the example, and 30 minutes more six times a week.
  expect(hours).toMatch(/^15\s/);
  const fills = [...svg.matchAll(/<rect[^>]* fill="(rgb[^"]+|color[^"]+)"/g)].map(
    ([, fill]) => fill,
  );
  expect(fills).toHaveLength(trades[0].tasks.length);
  expect(new Set(fills).size).toBe(3);
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
