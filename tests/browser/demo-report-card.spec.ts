import type { Page } from '@playwright/test';
import {
  averageWith,
  plain,
  reportCard,
  subjects,
  type Verdict,
  written,
} from '../worked-examples.ts';
import { violations } from './axe.ts';
import { expect, test } from './guard.ts';
import { listen } from './heard.ts';
import { ownStatus } from './own-status.ts';

const { words, conduct } = reportCard.card;
const [first = '', second = '', third = ''] = subjects;
const last = subjects.at(-1) ?? '';
/** What is said of any refusal. */
const still = written(words.kept.split('#')[1]).replace(/\.$/, '');

const card = (page: Page) => page.getByRole('region', { name: written(reportCard.title) });
const mark = (page: Page, subject: string) =>
  card(page).getByRole('textbox', { name: written(subject), exact: true });
const coefficient = (page: Page, subject: string) => mark(page, `${words.coefficient} ${subject}`);
const button = (page: Page, name: string) => card(page).getByRole('button', { name });
const status = (page: Page) => ownStatus(card(page));
const figureOf = (page: Page, name: string) =>
  card(page).getByRole('listitem').filter({ hasText: name });

/** The values of « Moyenne », « Rang » and « Distinction ». */
const verdict = async (page: Page) =>
  (await card(page).locator('dl').first().locator('dd').allTextContents()).map(plain);
const gives = (page: Page, { average, rank, mention }: Verdict) =>
  expect.poll(() => verdict(page)).toEqual([`${average}/20`, rank, mention]);

/** « Moyenne 13,42/20, 4e sur 52. Encouragements. » */
const said = ({ average, rank, mention }: Verdict) =>
  written(words.result)
    .replace('{#average}', average)
    .replace('{#place}', rank)
    .replace('{#mention}', mention);

const example = averageWith();

test.beforeEach(({ page }) => page.goto('/tapschool'));

test('opens on the finished report card', async ({ page }) => {
  await expect(card(page)).toContainText(written(reportCard.lede));
  await gives(page, example);
  await expect(card(page)).toContainText(written(reportCard.card.details));
});

test('a mark changes everything at once, and the hint is true', async ({ page }) => {
  // « Mettez 17 en mathématiques : Aïcha passe 3e ex æquo. »
  const [tried = '', told = ''] = words.hint.match(/\d+(?:,\d+)?(?:re|e)?(?: ex æquo)?/g) ?? [];
  const hinted = averageWith({ [second]: Number(tried.replace(',', '.')) });
  expect(hinted.rank.startsWith(told)).toBe(true);
  await mark(page, second).fill(tried);
  await gives(page, hinted);
  await expect(status(page)).toHaveText(said(hinted));
  for (const subject of subjects) await mark(page, subject).fill('20');
  await gives(page, averageWith(Object.fromEntries(subjects.map((subject) => [subject, 20]))));
  await expect(figureOf(page, words.highest)).toContainText('20,00');
});

test('a refusal is announced once, not again at each later change', async ({ page }) => {
  await mark(page, second).fill('21');
  await expect(status(page)).toContainText(still);
  const heard = await listen(status(page));
  await mark(page, third).fill('20');
  await expect(status(page)).not.toContainText(`${example.average}/20`);
  expect(await heard()).toEqual([said(averageWith({ [third]: 20 }))]);
  await mark(page, last).fill('x');
  await expect(status(page)).toContainText(last);
  const [refusal, ...more] = (await heard()).filter((text) => text.includes(still));
  expect(refusal).toContain(last);
  expect(more).toEqual([]);
});

test('by keyboard alone: a touched mark is replaced, Enter and the arrows follow the column', async ({
  page,
}) => {
  await mark(page, first).focus();
  await expect(page.locator('[data-island="ReportCard"]')).toHaveAttribute('data-ready', '');
  await page.keyboard.type('14,5');
  await page.keyboard.press('Enter');
  await expect(mark(page, second)).toBeFocused();
  await page.keyboard.type('16');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expect(mark(page, second)).toBeFocused();
  await expect(mark(page, second)).toHaveValue('16');
  await gives(page, averageWith({ [first]: 14.5, [second]: 16 }));
  await button(page, words.counted).focus();
  await page.keyboard.press('Space');
  await expect(button(page, words.counted)).toHaveAttribute('aria-pressed', 'true');
  const mean = figureOf(page, words.mean);
  const counted = await mean.textContent();
  await coefficient(page, conduct.name).fill(String(conduct.coefficient + 2));
  await expect(mean).not.toHaveText(counted ?? '');
  expect(await violations(page, 'everything', '[data-island]')).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 700 }, colorScheme: 'dark' });

  test('the verdict stays in sight, nothing is cut, no column is wider', async ({ page }) => {
    await card(page).locator('summary').click();
    const widths = () =>
      card(page)
        .locator('thead th')
        .evaluateAll((all) => all.map((cell) => Math.round(cell.getBoundingClientRect().width)));
    const before = await widths();
    const field = mark(page, conduct.name);
    await field.fill('25');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(status(page)).toContainText(still);
    expect(await widths()).toEqual(before);
    await field.evaluate((one) => one.scrollIntoView({ block: 'center' }));
    await expect(card(page).getByText(words.average, { exact: true })).toBeInViewport();
    // Nothing comes nearer than 20 px to the right edge of the window.
    const tooWide = await card(page)
      .locator('td, th, button, input')
      .evaluateAll((all) =>
        all
          .filter((part) => part.getBoundingClientRect().right > innerWidth - 20)
          .map((part) => part.outerHTML),
      );
    expect(tooWide).toEqual([]);
    expect(await violations(page, 'everything', '[data-island]')).toEqual([]);
  });
});
