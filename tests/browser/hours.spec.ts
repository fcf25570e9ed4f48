/** The calculator of hours starts with an example, which the visitor writes over. */
import { typeset } from '#i18n/typography.ts';
import { typed } from '#lib/unbroken.ts';
import { hoursPath } from '#routes.ts';
import { contentOf } from '../../tools/content.ts';
import { expect, test } from './guard.ts';
import { ownStatus } from './own-status.ts';

const { trades, bad, example, reset } = contentOf('pages/hours');
const main = 'main article';

test('starts with an example and what it comes to; nothing is left of it once erased', async ({
  page,
}) => {
  await page.goto(hoursPath());
  const status = ownStatus(page.locator(main));
  const mark = page.getByText(typed(typeset(example)));
  const [{ tasks }] = trades;
  const minutes = tasks.reduce(
    (sum: number, { minutes = 0, times = 0 }) => sum + minutes * times,
    0,
  );
  await expect(status).toContainText(`${Math.floor(minutes / 60)}h`);
  await expect(mark).toBeVisible();
  await page.getByRole('button', { name: reset }).click();
  await expect(status).not.toContainText(/\d/);
  await expect(mark).toBeHidden();
});

test('adds up what is written, then over the weeks that are written', async ({ page }) => {
  await page.goto(hoursPath());
  await page.getByRole('button', { name: reset }).click();
  const fields = page.locator(`${main} fieldset input`);
  await fields.nth(0).fill('20');
  await fields.nth(1).fill('6');
  await fields.nth(2).fill('45');
  await fields.nth(3).fill('1');
  const status = ownStatus(page.locator(main));
  // 20 × 6 + 45 = 165 minutes.
  await expect(status).toContainText(/2h45/);
  await page.locator(`${main} #weeks-${trades[0].id}`).fill('40');
  await expect(status).toContainText(/110h/);
  await fields.nth(3).fill('1,5');
  await fields.nth(3).blur();
  await expect(page.locator(main)).toContainText(typed(typeset(bad)));
});

test('each trade has its own tasks, and keeps what was written', async ({ page }) => {
  await page.goto(hoursPath());
  const fields = page.locator(`${main} fieldset input`);
  await fields.nth(0).fill('20');
  const choice = page.getByRole('group', { name: contentOf('pages/hours').trade });
  await choice.getByRole('button').nth(1).click();
  await expect(page.locator(`${main} legend`)).toHaveText(
    trades[1].tasks.map(({ task }: { task: string }) => typed(typeset(task))),
  );
  await expect(fields.nth(0)).toHaveValue(`${trades[1].tasks[0].minutes}`);
  await choice.getByRole('button').nth(0).click();
  await expect(fields.nth(0)).toHaveValue('20');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('a table to print for each trade', async ({ page }) => {
    await page.goto(hoursPath());
    await expect(page.locator(`${main} table`)).toHaveCount(trades.length);
    for (const { label, tasks } of trades) {
      const result = page.locator(`${main} p`, { hasText: new RegExp(`^${label}\\s: \\d+h`) });
      await expect(result).toBeVisible();
      for (const { task } of tasks) {
        await expect(
          page.locator(`${main} th`, { hasText: typed(typeset(task)) }).first(),
        ).toBeVisible();
      }
    }
    await expect(page.locator(`${main} input`).first()).toBeHidden();
  });
});
