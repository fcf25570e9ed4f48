import type { Page } from '@playwright/test';
import { sumOf } from '#lib/sum.ts';
import { violations } from './axe.ts';
import { expect, test } from './guard.ts';
import { listen } from './heard.ts';

/** Spaces of every width match a plain space. */
const plain = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();

const board = (page: Page) => page.getByRole('region', { name: /^Qui paie quoi/ });
const button = (page: Page, name: RegExp) => board(page).getByRole('button', { name });
const row = (page: Page, name: string) => board(page).getByRole('row').filter({ hasText: name });
const says = (page: Page, ...parts: (string | RegExp)[]) =>
  Promise.all(
    parts.map((part) =>
      expect
        .poll(async () => plain(await board(page).getByRole('log').textContent()))
        .toMatch(part),
    ),
  );

/** Figures of a row: amount, insurer's part, co-payment, not covered. */
const figures = async (page: Page, name: string) =>
  (await row(page, name).getByRole('cell').allTextContents())
    .slice(-4)
    .map((text) => Number(text.replace(/\s/g, '')));

async function linesAddUp(page: Page): Promise<void> {
  const rows = board(page).locator('tbody tr');
  let sums = [0, 0, 0, 0];
  for (const name of await rows.locator('th').allTextContents()) {
    const [amount = Number.NaN, ...parts] = await figures(page, name);
    expect(sumOf(parts, Number)).toBe(amount);
    sums = [amount, ...parts].map((part, index) => part + (sums[index] ?? 0));
  }
  expect(sums).toEqual(await figures(page, 'Total'));
}

test.beforeEach(({ page }) => page.goto('/tappharm'));

test('opens on a finished prescription', async ({ page }) => {
  await expect(board(page)).toContainText(/démonstration.*rien n’est envoyé ni enregistré/i);
  expect(await figures(page, 'Paracétamol')).toEqual([850, 595, 255, 0]);
  expect(await figures(page, 'Artéméther')).toEqual([2400, 1680, 720, 0]);
  expect(await figures(page, 'Amoxicilline')).toEqual([3200, 2240, 960, 0]);
  expect(await figures(page, 'SRO')).toEqual([1500, 1050, 450, 0]);
  expect(await figures(page, 'Vitamine')).toEqual([4500, 3150, 1350, 0]);
  expect(await figures(page, 'Total')).toEqual([12450, 8715, 3735, 0]);
  await says(
    page,
    'Le patient règle 3 735 FCFA',
    'Mutuelle du Karité 8 715 FCFA',
    'Sanou, Minoterie du Plateau, bon n° 07-3318, 70 %',
  );
});

test('the first taps count, even before the code arrives', async ({ page }) => {
  let release: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_a/start.*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.reload();
  await button(page, /^80 %$/).click();
  await button(page, /Plus de Amoxicilline/).click();
  await button(page, /Plus de Amoxicilline/).click();
  await button(page, /Plus de SRO/).click();
  release();
  // 20 % of 12 450 + 2 × 3 200 + 1 500.
  await says(page, 'Le patient règle 4 070 FCFA', 'Mutuelle du Karité 16 280 FCFA');
});

test('a line that is not reimbursed stays whole with the patient', async ({ page }) => {
  await button(page, /^Non remboursable, Vitamine/).click();
  await says(page, 'règle 6 885 FCFA', 'Karité 5 565 FCFA');
  expect(await figures(page, 'Vitamine')).toEqual([4500, 0, 0, 4500]);
  await linesAddUp(page);
  await button(page, /^Non remboursable, Vitamine/).click();
  await says(page, 'règle 3 735 FCFA');
});

test('a card brings its rate and its ceiling; what passes the ceiling goes to the patient', async ({
  page,
}) => {
  await button(page, /^Awa Ilboudo/).click();
  await says(page, 'règle 4 450 FCFA', 'Caïlcédrat 8 000 FCFA', 'Plafond atteint');
  await expect(button(page, /^80 %$/)).toHaveAttribute('aria-pressed', 'true');
  await expect(button(page, /^8.000$/)).toHaveAttribute('aria-pressed', 'true');
  expect(await figures(page, 'Total')).toEqual([12450, 8000, 2490, 1960]);
  await linesAddUp(page);
  await button(page, /^5.000$/).click();
  await says(page, 'Caïlcédrat 5 000 FCFA');
  await linesAddUp(page);
  await button(page, /^Aucun$/).click();
  await button(page, /^100 %$/).click();
  await says(page, 'règle 0 FCFA', 'Caïlcédrat 12 450 FCFA');
});

test('an expired card is refused with its date, and covers nothing', async ({ page }) => {
  const card = button(page, /^Salif Zongo/);
  await card.click();
  await says(
    page,
    'règle 12 450 FCFA',
    'Néré 0 FCFA',
    /refusée : elle a expiré le 31 octobre 2026/,
  );
  await expect(card).toHaveAccessibleDescription(/Carte refusée/);
  expect(await figures(page, 'Total')).toEqual([12450, 0, 0, 12450]);
  await linesAddUp(page);
  await button(page, /^90 %$/).click();
  await says(page, 'règle 12 450 FCFA');
  await button(page, /^Drissa Sanou/).click();
  await says(page, 'règle 3 735 FCFA');
});

test('a refused card is announced once, and a change alone, with its words', async ({ page }) => {
  await button(page, /^Salif Zongo/).click();
  await says(page, /refusée : elle a expiré/);
  const heard = await listen(board(page).getByRole('log'));
  await button(page, /Plus de SRO/).click();
  await says(page, 'règle 13 950 FCFA');
  expect(await heard()).toEqual(['Le patient règle 13 950 FCFA']);
  await button(page, /^Drissa Sanou/).click();
  await says(page, 'Sanou, Minoterie');
  expect((await heard()).join(' ')).not.toContain('refusée');
});

test('keyboard alone: a quantity up, down to nothing, and everything as before', async ({
  page,
}) => {
  const less = button(page, /Moins de SRO/);
  const more = button(page, /Plus de SRO/);
  await more.focus();
  await page.keyboard.press('Enter');
  // 30 % of 13 950.
  await says(page, 'règle 4 185 FCFA', 'Karité 9 765 FCFA');
  await page.keyboard.press('Shift+Tab');
  await expect(less).toBeFocused();
  for (let press = 0; press < 4; press++) await page.keyboard.press('Space');
  // 30 % of 10 950: the quantity stopped at 0, and the button kept the focus.
  await says(page, 'règle 3 285 FCFA', 'Karité 7 665 FCFA');
  await expect(less).toBeFocused();
  await expect(less).toHaveAttribute('aria-disabled', 'true');
  expect(await figures(page, 'SRO')).toEqual([0, 0, 0, 0]);
  await button(page, /^Recommencer$/).focus();
  await page.keyboard.press('Enter');
  await says(page, 'règle 3 735 FCFA', 'Karité 8 715 FCFA');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, viewport: { width: 390, height: 844 } });
    test('no axe violation at a ceiling, nor with a refused card', async ({ page }) => {
      await button(page, /^Awa Ilboudo/).click();
      await button(page, /^Non remboursable, Vitamine/).click();
      await button(page, /Moins de SRO/).click();
      await says(page, 'règle 5 790 FCFA');
      expect(await violations(page)).toEqual([]);
      await button(page, /^Salif Zongo/).click();
      await says(page, 'refusée');
      expect(await violations(page)).toEqual([]);
    });
  });
}

test.describe('320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } });
  test('nothing is cut, and what is focused is not under the result', async ({ page }) => {
    await button(page, /^Awa Ilboudo/).click();
    await says(page, 'Plafond atteint');
    const wide = await board(page).evaluate((root) =>
      [...root.querySelectorAll('table, button, td, p')]
        .filter((node) => node.getBoundingClientRect().right > innerWidth - 20)
        .map((node) => node.textContent),
    );
    expect(wide).toEqual([]);
    for (let press = 0; press < 15; press++) {
      await page.keyboard.press('Tab');
      const gap = await page.evaluate(() => {
        const focused = document.activeElement?.getBoundingClientRect();
        const result = document
          .querySelector('[data-island] [role="log"]')
          ?.getBoundingClientRect();
        return (result?.top ?? 0) - (focused?.bottom ?? 0);
      });
      expect(gap).toBeGreaterThanOrEqual(0);
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the finished example is there, without controls', async ({ page }) => {
    expect(await figures(page, 'Total')).toEqual([12450, 8715, 3735, 0]);
    await expect(board(page)).toContainText('Drissa Sanou');
    await expect(board(page).getByRole('button')).toHaveCount(0);
  });
});
