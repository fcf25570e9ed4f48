import type { Page } from '@playwright/test';
import { violations } from './axe.ts';
import { expect, test } from './guard.ts';
import { listen } from './heard.ts';

/** Spaces of every width match a plain space. */
const plain = (text: string | null) => (text ?? '').replace(/\s/g, ' ');

const till = (page: Page) => page.getByRole('region', { name: 'La caisse est ouverte' });
const tile = (page: Page, name: string) => till(page).locator('li button', { hasText: name });
const field = (page: Page, name: string) => till(page).getByRole('textbox', { name });
const button = (page: Page, name: string) => till(page).getByRole('button', { name, exact: true });
const said = async (page: Page) => plain(await till(page).getByRole('status').textContent());
const says = (page: Page, words: string) => expect.poll(() => said(page)).toContain(words);

/** Under the field, and once in the live region. */
async function refuses(page: Page, name: string, reason: RegExp) {
  await expect.poll(async () => (await said(page)).split(reason)).toHaveLength(2);
  await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, name)).toHaveAccessibleDescription(reason);
}

test.beforeEach(({ page }) => page.goto('/tappos'));

test('opens on a finished sale', async ({ page }) => {
  await expect(till(page)).toContainText(/rien n’est envoyé ni enregistré/);
  expect(await said(page)).toContain('À payer : 40 500 FCFA. Rendu : 9 500 FCFA');
  const ticket = plain(await till(page).innerText());
  for (const printed of [
    '2 × 15 000',
    '3 × 3 500',
    'dont TVA 18 % sur 10 500 1 602',
    'Espèces 50 000',
  ]) {
    expect(ticket.replace(/ +/g, ' ')).toContain(printed);
  }
});

test.describe('before the code arrives', () => {
  let release: () => void = () => {};

  test.beforeEach(async ({ page }) => {
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/_a/start.*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.reload();
  });

  test('the first tap counts', async ({ page }) => {
    await tile(page, 'Spaghettis').click();
    release();
    await says(page, 'À payer : 41 000 FCFA. Rendu : 9 000 FCFA');
  });

  test('so does a code with its Enter, as a reader types it', async ({ page }) => {
    await field(page, 'Code de l’article').pressSequentially('4127');
    await page.keyboard.press('Enter');
    release();
    await says(page, 'Spaghettis 500 g × 1. À payer : 41 000 FCFA');
    await expect(field(page, 'Code de l’article')).toHaveValue('');
  });
});

test('a whole sale: articles, quantities, discount, notes, change, the next one', async ({
  page,
}) => {
  await button(page, 'Nouvelle vente').click();
  await says(page, 'À payer : 0 FCFA');
  await expect(till(page)).toContainText('La vente est vide.');
  await expect(till(page)).toContainText(/Ticket n°.2.042/);
  await tile(page, 'Riz 25 kg').click();
  await tile(page, 'Huile').click();
  await till(page)
    .getByRole('button', { name: /^Ajouter.: Huile/ })
    .click();
  await till(page)
    .getByRole('button', { name: /^Ajouter.: Huile/ })
    .click();
  await till(page)
    .getByRole('button', { name: /^Enlever.: Huile/ })
    .click();
  // 15 000 + 2 × 3 500
  await says(page, 'À payer : 22 000 FCFA');
  await field(page, 'Remise en %').fill('10');
  await field(page, 'Remise en FCFA').fill('300');
  await says(page, 'À payer : 19 500 FCFA');
  await button(page, '+ 10 000').click();
  await says(page, 'Il manque : 9 500 FCFA');
  await refuses(page, 'Somme reçue', /Il manque.(?::.)?9.500.FCFA/);
  await button(page, '+ 10 000').click();
  await says(page, 'Rendu : 500 FCFA');
  await button(page, 'Compte exact').click();
  await says(page, 'Rendu : 0 FCFA');
  await expect(till(page)).toContainText('Merci de votre visite');
});

test('500 short', async ({ page }) => {
  await field(page, 'Somme reçue').fill('40000');
  await refuses(page, 'Somme reçue', /Il manque.(?::.)?500.FCFA/);
  await expect(till(page)).not.toContainText('Merci de votre visite');
});

test('mobile money asks for no amount and gives nothing back', async ({ page }) => {
  await button(page, 'Mobile money').click();
  await says(page, 'Rendu : Rien');
  await expect(field(page, 'Somme reçue')).toHaveCount(0);
  await expect(button(page, '+ 5 000')).toHaveCount(0);
  await button(page, 'Espèces').click();
  await says(page, 'Rendu : 9 500 FCFA');
});

test('a code adds its article; one that nothing bears is refused', async ({ page }) => {
  const code = field(page, 'Code de l’article');
  await code.fill('4127');
  await code.press('Enter');
  await says(page, 'Spaghettis 500 g × 1. À payer : 41 000 FCFA');
  await expect(code).toHaveValue('');
  await code.fill('9999');
  await code.press('Enter');
  await refuses(page, 'Code de l’article', /Aucun article ne porte le code 9999/);
  await expect(code).toHaveValue('9999');
  await says(page, 'À payer : 41 000 FCFA');
  await code.fill('');
  await button(page, 'Ajouter').click();
  await refuses(page, 'Code de l’article', /Saisissez le code/);
});

test('what no coin pays, and a discount too high, are refused once one leaves the field', async ({
  page,
}) => {
  await field(page, 'Remise en FCFA').fill('12');
  await expect(field(page, 'Remise en FCFA')).not.toHaveAttribute('aria-invalid');
  expect(await said(page)).not.toMatch(/multiple/);
  await field(page, 'Remise en FCFA').press('Tab');
  await refuses(page, 'Remise en FCFA', /multiple de 5/);
  await field(page, 'Remise en FCFA').fill('40505');
  await field(page, 'Remise en FCFA').press('Enter');
  await refuses(page, 'Remise en FCFA', /dépasser 40.500.FCFA/);
  await field(page, 'Remise en %').fill('120');
  await field(page, 'Remise en %').press('Enter');
  await refuses(page, 'Remise en %', /de 0 à 100/);
  await says(page, 'À payer : 40 500 FCFA');
});

test('by keyboard: a line goes, and the focus stays in the sale', async ({ page }) => {
  const remove = till(page).getByRole('button', { name: /^(Retirer|Enlever).: Riz/ });
  await remove.focus();
  await expect(page.locator('[data-island="Till"][data-ready]')).toBeAttached();
  await page.keyboard.press('Enter');
  await expect(remove).toBeFocused();
  await page.keyboard.press('Enter');
  await says(page, 'Retiré : Riz 25 kg. À payer : 10 500 FCFA');
  await expect(till(page).getByRole('button', { name: /^Enlever.: Huile/ })).toBeFocused();
  for (let left = 3; left > 0; left--) await page.keyboard.press('Enter');
  await says(page, 'À payer : 0 FCFA');
  await expect(till(page).getByRole('heading', { name: 'Vente en cours' })).toBeFocused();
  await button(page, 'Recommencer').focus();
  await page.keyboard.press('Enter');
  await says(page, 'À payer : 40 500 FCFA. Rendu : 9 500 FCFA');
  await expect(button(page, 'Recommencer')).toBeFocused();
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1280]) {
    test.describe(`${width} px, ${colorScheme}`, () => {
      test.use({ colorScheme, viewport: { width, height: 844 } });
      test('no axe violation in refusals, mobile money and an empty sale', async ({ page }) => {
        await field(page, 'Remise en FCFA').fill('12');
        await field(page, 'Code de l’article').fill('9999');
        await field(page, 'Code de l’article').press('Enter');
        await field(page, 'Somme reçue').fill('500');
        await refuses(page, 'Somme reçue', /Il manque/);
        expect(await violations(page)).toEqual([]);
        await button(page, 'Mobile money').click();
        await expect(field(page, 'Somme reçue')).toHaveCount(0);
        expect(await violations(page)).toEqual([]);
        await button(page, 'Nouvelle vente').click();
        await expect(till(page)).toContainText('La vente est vide.');
        expect(await violations(page)).toEqual([]);
      });
    });
  }
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('what is due stays in sight while one touches the shelf', async ({ page }) => {
    await tile(page, 'Riz 25 kg').tap();
    await says(page, 'À payer : 55 500 FCFA');
    const due = till(page).locator('dl').first();
    await expect(due).toContainText('À payer');
    await expect(due).toBeInViewport({ ratio: 1 });
  });

  test('every control is large enough for a thumb', async ({ page }) => {
    for (const control of await till(page).locator('button, input').all()) {
      const box = await control.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(48);
    }
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the finished ticket, and no control that would not work', async ({ page }) => {
    await expect(till(page).locator('button:visible, input:visible')).toHaveCount(0);
    await expect(till(page)).toContainText(/Total40.500.FCFA/);
    await expect(till(page)).toContainText(/Rendu9.500/);
  });
});

test('a refusal is announced once, not again at each later change', async ({ page }) => {
  await field(page, 'Code de l’article').fill('9999');
  await page.keyboard.press('Enter');
  await says(page, 'Aucun article ne porte le code 9999');
  const heard = await listen(till(page).getByRole('status'));
  await field(page, 'Remise en %').fill('300');
  await page.keyboard.press('Tab');
  await says(page, 'de 0 à 100');
  expect((await heard()).filter((text) => text.includes('9999'))).toEqual([]);
  await tile(page, 'Spaghettis').click();
  await says(page, 'Spaghettis 500 g × 1');
  expect(await heard()).toEqual([expect.stringMatching(/^Spaghettis 500 g × 1\. À payer/)]);
});
