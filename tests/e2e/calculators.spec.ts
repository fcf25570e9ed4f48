import type { Page } from '@playwright/test';
import { violations } from '../axe.ts';
import { expect, test } from '../guard.ts';

/** Spaces of every width read as one plain space. */
const plain = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();

const names = {
  '/tappharm/pricing': 'Faites votre compte.',
  '/tappos/pricing': /combien par boutique/,
  '/tapschool/pricing': 'Trouvez votre formule.',
} as const;
type Path = keyof typeof names;
const paths = Object.keys(names) as Path[];

const calculator = (page: Page) =>
  page.getByRole('region', { name: names[new URL(page.url()).pathname as Path] });
const answer = (page: Page) => calculator(page).getByRole('status');
const says = (page: Page, words: string | RegExp) =>
  expect.poll(async () => plain(await answer(page).textContent())).toMatch(words);
const button = (page: Page, name: string) =>
  calculator(page).getByRole('button', { name, exact: true });
const field = (page: Page) => calculator(page).getByRole('textbox');

test('TapPharm: one to five years, each at its own price', async ({ page }) => {
  await page.goto('/tappharm/pricing');
  await says(page, /^1re année 240 000 12 × 20 000.*Total sur 3 ans540 000 FCFA.*15 000 FCFA$/);
  await button(page, '5 ans').click();
  await says(page, /5e année 120 000 12 × 10 000.*Total sur 5 ans780 000 FCFA.*13 000 FCFA$/);
  await button(page, '1 an').click();
  await says(page, /^1re année 240 000 12 × 20 000Total sur 1 an240 000 FCFA.*20 000 FCFA$/);
  await expect(calculator(page)).toContainText(/Stockage et SMS n’est pas compté/);
  await button(page, 'Recommencer').click();
  await says(page, /Total sur 3 ans540 000/);
  await expect(button(page, '3 ans')).toHaveAttribute('aria-pressed', 'true');
});

test('TapPOS: the same price for any number of shops', async ({ page }) => {
  await page.goto('/tappos/pricing');
  await says(page, /1 250 FCFA.*5 000 FCFA.*60 000 FCFA$/);
  await button(page, 'Une boutique de plus').click();
  await says(page, /1 000 FCFA.*5 000 FCFA.*60 000 FCFA$/);
  await expect(field(page)).toHaveValue('5');
  await field(page).fill('3');
  await says(page, /environ 1 667 FCFA.*5 000 FCFA/);
  await field(page).fill('1');
  await button(page, 'Une boutique de moins').click();
  await says(page, /mois5 000 FCFA.*5 000 FCFA/);
  await field(page).fill('9 000');
  await says(page, /moins de 1 FCFA.*5 000 FCFA/);
  await button(page, 'Recommencer').click();
  await says(page, /1 250 FCFA/);
});

test('TapSchool: the plan that fits, the one that does not, and the quote', async ({ page }) => {
  await page.goto('/tapschool/pricing');
  await says(page, /École primaire.*100 F.*15 000 F/);
  await field(page).fill('200');
  await says(page, /École primaire.*75 F/);
  await field(page).fill('201');
  await says(page, /^La formule École primaire va jusqu’à 200 élèves. Au-delà, demandez un devis/);
  await expect(answer(page).getByRole('link', { name: 'Demander un devis' })).toBeVisible();
  await button(page, 'Collège').click();
  await says(page, /Collège.*environ 100 F.*20 000 F/);
  await button(page, 'Université').click();
  await expect(field(page)).toHaveAccessibleName('Effectif (étudiants)');
  await field(page).fill('2 000');
  await says(page, /Université.*50 F.*100 000 F/);
  await button(page, 'Autres établissements').click();
  await says(page, /Autres établissements.*Sur devis/);
  await button(page, 'Recommencer').click();
  await says(page, /École primaire.*100 F/);
  await expect(field(page)).toHaveValue('150');
});

for (const path of ['/tappos/pricing', '/tapschool/pricing'] as const) {
  test(`${path} refuses in place what is not a number, once one leaves the field`, async ({
    page,
  }) => {
    await page.goto(path);
    for (const typed of ['0', 'dix', '2,5', '']) {
      await field(page).fill(typed);
      await says(page, /^Indiquez/);
      await field(page).press('Tab');
      await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
      await expect(field(page)).toHaveAccessibleDescription(/nombre entier, à partir de 1/);
    }
    expect(await violations(page)).toEqual([]);
    await field(page).fill('8');
    await expect(field(page)).not.toHaveAttribute('aria-invalid');
  });
}

test.describe('before the code arrives', () => {
  const touches: Record<Path, { name: string; says: RegExp }> = {
    '/tappharm/pricing': { name: '2 ans', says: /Total sur 2 ans420 000/ },
    '/tappos/pricing': { name: 'Une boutique de plus', says: /1 000 FCFA/ },
    '/tapschool/pricing': { name: 'Lycée', says: /Lycée.*200 F.*30 000 F/ },
  };
  for (const path of paths) {
    test(`the first touch counts on ${path}`, async ({ page }) => {
      let release: () => void = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/_a/client.*.js', async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(path);
      await button(page, touches[path].name).click();
      release();
      await says(page, touches[path].says);
    });
  }
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [320, 1280]) {
    test.describe(`${width} px, ${colorScheme}`, () => {
      test.use({ colorScheme, viewport: { width, height: 844 } });
      test('no axe violation in an outgrown plan and in a quote; nothing sticks out', async ({
        page,
      }) => {
        await page.goto('/tapschool/pricing');
        await field(page).fill('900');
        await says(page, /Au-delà/);
        expect(await violations(page)).toEqual([]);
        await button(page, 'Autres établissements').click();
        await says(page, /Sur devis/);
        expect(await violations(page)).toEqual([]);
        const over = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
        expect(over).toBe(false);
      });
    });
  }
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  for (const path of paths) {
    test(`every control of ${path} is large enough for a thumb`, async ({ page }) => {
      await page.goto(path);
      for (const control of await calculator(page).locator('button, input').all()) {
        const box = await control.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(48);
      }
    });
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  const examples: Record<Path, RegExp[]> = {
    '/tappharm/pricing': [/^1 an 240 000 FCFA 20 000 FCFA$/, /^4 ans 660 000 FCFA 13 750 FCFA$/],
    '/tappos/pricing': [/^4 5 000 FCFA 1 250 FCFA$/, /^25 5 000 FCFA 200 FCFA$/],
    '/tapschool/pricing': [
      /^Collège 400 élèves 20 000 F 50 F$/,
      /^Université 2 000 étudiants 100 000 F 50 F$/,
    ],
  };
  for (const path of paths) {
    test(`${path} shows worked examples, and no control that would not work`, async ({ page }) => {
      await page.goto(path);
      await expect(calculator(page).locator('button:visible, input:visible')).toHaveCount(0);
      const rows = await calculator(page).getByRole('row').all();
      const texts = await Promise.all(
        rows.map(async (row) => plain((await row.locator('th, td').allTextContents()).join(' '))),
      );
      for (const example of examples[path]) {
        expect(
          texts.some((text) => example.test(text)),
          `${example}`,
        ).toBe(true);
      }
    });
  }
});
