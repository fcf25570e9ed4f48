import type { Page } from '@playwright/test';
import { violations } from './axe.ts';
import { expect, test } from './guard.ts';
import { listen } from './heard.ts';

/** Spaces of every width match a plain space. */
const plain = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();

const card = (page: Page) => page.getByRole('region', { name: 'À vous de noter' });
const mark = (page: Page, subject: string) =>
  card(page).getByRole('textbox', { name: subject, exact: true });
const coefficient = (page: Page, subject: string) => mark(page, `Coef. ${subject}`);
const button = (page: Page, name: string) => card(page).getByRole('button', { name });
const status = (page: Page) => card(page).getByRole('status');

/** The values of « Moyenne », « Rang » and « Distinction ». */
const verdict = async (page: Page) =>
  (await card(page).locator('dl').first().locator('dd').allTextContents()).map(plain);
const gives = (page: Page, ...results: string[]) =>
  expect.poll(() => verdict(page)).toEqual(results);

const example = ['13,42/20', '4e sur 52', 'Encouragements'];

test.beforeEach(({ page }) => page.goto('/tapschool'));

test('opens on the finished report card, and its points add up', async ({ page }) => {
  await expect(card(page)).toContainText(/démonstration.*Rien n’est envoyé ni enregistré/);
  await gives(page, ...example);
  await expect(card(page)).toContainText('matricule 2418-0736');
  const points = (await card(page).locator('tbody td:nth-child(4)').allTextContents())
    .filter((text) => /\d/.test(text))
    .map((text) => Number(text.replace(',', '.')));
  const [weights, total] = (
    await card(page).locator('tfoot td').filter({ hasText: /\d/ }).allTextContents()
  ).map((text) => Number(text.replace(',', '.')));
  expect(points.reduce((sum, each) => sum + each, 0)).toBe(total);
  expect(((total ?? 0) / (weights ?? 1)).toFixed(2)).toBe('13.42');
});

test('a mark changes everything at once, and the hint is true', async ({ page }) => {
  await mark(page, 'Mathématiques').fill('17');
  await gives(page, '13,84/20', '3e ex æquo sur 52', 'Encouragements');
  await expect(status(page)).toHaveText(/Moyenne 13,84\/20, 3e ex æquo sur 52\. Encouragements\./);
  await mark(page, 'Mathématiques').fill('18,5');
  await gives(page, '14,16/20', '3e sur 52', 'Félicitations');
  for (const subject of ['Français', 'Anglais', 'SVT']) await mark(page, subject).fill('20');
  await expect.poll(async () => (await verdict(page))[1]).toBe('1re sur 52');
  await expect(card(page).getByRole('listitem').filter({ hasText: 'Plus forte' })).toContainText(
    (await verdict(page))[0]?.replace('/20', '') ?? '?',
  );
});

test('coefficients and conduct weigh on the whole class', async ({ page }) => {
  const mean = card(page).getByRole('listitem').filter({ hasText: 'Moyenne de la classe' });
  const before = await mean.textContent();
  await button(page, 'Compter la conduite').click();
  await gives(page, '13,55/20', '4e sur 52', 'Encouragements');
  await expect(button(page, 'Compter la conduite')).toHaveAttribute('aria-pressed', 'true');
  await expect(mean).not.toHaveText(before ?? '');
  const counted = await mean.textContent();
  await coefficient(page, 'Conduite').fill('3');
  await expect(mean).not.toHaveText(counted ?? '');
  await mark(page, 'Conduite').fill('9');
  await expect.poll(async () => (await verdict(page))[2]).toBe('Avertissement');
});

for (const [typed, reason] of [
  ['21', 'Une note va de 0 à 20'],
  ['-1', 'Une note va de 0 à 20'],
  ['12,345', 'deux décimales au plus'],
  ['quinze', 'en chiffres'],
  ['', 'en chiffres'],
] as const) {
  test(`« ${typed} » is refused in place, and 15 goes on counting`, async ({ page }) => {
    const field = mark(page, 'Mathématiques');
    await field.fill(typed);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(new RegExp(`${reason}.*15 compte toujours`));
    await expect(status(page)).toContainText(reason);
    await expect(field).toBeFocused();
    await gives(page, ...example);
    expect(await violations(page)).toEqual([]);
    await field.fill('15.0');
    await expect(field).not.toHaveAttribute('aria-invalid');
    await expect(card(page)).not.toContainText('compte toujours');
  });
}

test('a refusal is announced once, not again at each later change', async ({ page }) => {
  await mark(page, 'Mathématiques').fill('21');
  await expect(status(page)).toContainText('compte toujours');
  const heard = await listen(status(page));
  await mark(page, 'Anglais').fill('20');
  await expect(status(page)).not.toContainText('13,42/20');
  expect(await heard()).toEqual([expect.stringMatching(/^Moyenne [^!]*\.$/)]);
  await mark(page, 'EPS').fill('x');
  await expect(status(page)).toContainText('EPS');
  const [refusal, ...more] = (await heard()).filter((text) => text.includes('compte toujours'));
  expect(refusal).toContain('EPS');
  expect(more).toEqual([]);
});

test('a refusal leaves the columns as wide as they were, 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const widths = () =>
    card(page)
      .locator('thead th')
      .evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().width)));
  const before = await widths();
  await mark(page, 'Mathématiques').fill('21');
  await expect(status(page)).toContainText('compte toujours');
  expect(await widths()).toEqual(before);
});

test('a coefficient is a whole number', async ({ page }) => {
  await coefficient(page, 'Anglais').fill('2,5');
  await expect(coefficient(page, 'Anglais')).toHaveAccessibleDescription(/nombre entier/);
  await gives(page, ...example);
});

test('starting again gives the example back and says so', async ({ page }) => {
  await mark(page, 'Français').fill('x');
  await mark(page, 'EPS').fill('0');
  await button(page, 'Compter la conduite').click();
  await button(page, 'Recommencer').click();
  await gives(page, ...example);
  await expect(mark(page, 'Français')).toHaveValue('12');
  await expect(button(page, 'Recommencer')).toBeFocused();
  await expect(status(page)).toContainText('13,42/20, 4e sur 52');
});

test('by keyboard alone: a touched mark is replaced, Enter and the arrows follow the column', async ({
  page,
}) => {
  await mark(page, 'Français').focus();
  await expect(page.locator('[data-island="ReportCard"]')).toHaveAttribute('data-ready');
  await page.keyboard.type('14,5');
  await page.keyboard.press('Enter');
  await expect(mark(page, 'Mathématiques')).toBeFocused();
  await page.keyboard.type('16');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expect(mark(page, 'Mathématiques')).toBeFocused();
  await expect(mark(page, 'Mathématiques')).toHaveValue('16');
  // 58 + 64 + 42 + 39 + 29 + 23 + 14 = 269 points over 19.
  await gives(page, '14,16/20', '3e sur 52', 'Félicitations');
  await button(page, 'Compter la conduite').focus();
  await page.keyboard.press('Space');
  await expect(button(page, 'Compter la conduite')).toHaveAttribute('aria-pressed', 'true');
  expect(await violations(page)).toEqual([]);
});

test('what is done before the code arrives counts', async ({ page }) => {
  let release: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_a/start.*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.reload();
  await mark(page, 'Mathématiques').fill('17');
  await button(page, 'Compter la conduite').click();
  release();
  // 263 + 16 = 279 points over 20.
  await expect.poll(async () => (await verdict(page))[0]).toBe('13,95/20');
  await expect(mark(page, 'Mathématiques')).toHaveValue('17');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 700 }, colorScheme: 'dark' });

  test('the verdict stays in sight, nothing is cut, targets are large', async ({ page }) => {
    await mark(page, 'Conduite').click();
    await mark(page, 'Conduite').fill('25');
    await expect(mark(page, 'Conduite')).toHaveAttribute('aria-invalid', 'true');
    await mark(page, 'Conduite').evaluate((field) => field.scrollIntoView({ block: 'center' }));
    await expect(card(page).getByText('Moyenne', { exact: true })).toBeInViewport();
    const wide = await card(page).evaluate((region) =>
      [...region.querySelectorAll('td, th, button, input')]
        .filter((node) => node.getBoundingClientRect().right > innerWidth - 20)
        .map((node) => node.outerHTML),
    );
    expect(wide).toEqual([]);
    for (const control of await card(page).locator('input, button').all()) {
      const box = await control.boundingBox();
      expect(Math.min(box?.height ?? 0, box?.width ?? 0)).toBeGreaterThanOrEqual(48);
    }
    expect(await violations(page)).toEqual([]);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a finished report card, and nothing that does not work', async ({ page }) => {
    await gives(page, ...example);
    await expect(card(page).locator('input, button').filter({ visible: true })).toHaveCount(0);
    await expect(card(page).getByRole('row', { name: /Mathématiques/ })).toHaveText(
      /Mathématiques\s*15\s*4\s*60,00/,
    );
    await expect(card(page)).not.toContainText('Mettez 17', { useInnerText: true });
  });
});
