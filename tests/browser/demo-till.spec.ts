import type { Page } from '@playwright/test';
import { contentOf } from '../../tools/content.ts';
import {
  amount,
  articles,
  change,
  matching,
  money,
  notes,
  percentOff,
  plain,
  received,
  sale,
  spaced,
  ticket,
  totalOf,
  written,
} from '../worked-examples.ts';
import { violations, windows } from './axe.ts';
import { expect, test } from './guard.ts';
import { listen } from './heard.ts';
import { ownStatus } from './own-status.ts';
import { unfold } from './unfold.ts';

const { title } = contentOf('demos/till');
const total = totalOf(sale);
const paid = `À payer : ${money(total)}. ${change(total, received)}`;
const [first, second] = articles as [Article, Article];
type Article = (typeof articles)[number];
/** An article that is not in the example's sale, if there is any. */
const extra = articles.find(({ code }) => !sale.some((line) => line.code === code)) ?? first;
const taken = sale.find(({ code }) => code === extra.code)?.quantity ?? 0;
const added = `${written(extra.name)} × ${taken + 1}`;
/** The refusal of a payment, with a colon where it is announced. */
const missing = (francs: number) => new RegExp(`Il manque\\s(?::\\s)?${spaced(money(francs))}`);
/** A code that no article has. */
const unknown = ['9999', '9998', '9997'].find((code) =>
  articles.every((article) => article.code !== code),
) as string;

const till = (page: Page) => page.getByRole('region', { name: written(title) });
const tile = (page: Page, name: string) =>
  till(page).locator('li button', { hasText: written(name) });
const field = (page: Page, name: string) => till(page).getByRole('textbox', { name });
const button = (page: Page, name: string) => till(page).getByRole('button', { name, exact: true });
const said = async (page: Page) =>
  plain(await till(page).getByRole('status').first().textContent());
const says = (page: Page, words: string) => expect.poll(() => said(page)).toContain(words);

/** Under the field, and once in the live region. */
async function refuses(page: Page, name: string, reason: RegExp) {
  await expect.poll(async () => (await said(page)).split(reason)).toHaveLength(2);
  await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, name)).toHaveAccessibleDescription(reason);
}

test.beforeEach(({ page }) => page.goto('/tappos'));

test('a whole sale: articles, a code, quantities, discount, notes, change, the next one', async ({
  page,
}) => {
  expect(await said(page)).toContain(paid);
  await button(page, 'Nouvelle vente').click();
  await says(page, 'À payer : 0 FCFA');
  await expect(till(page)).toContainText('La vente est vide.');
  await expect(till(page)).toContainText(`Ticket n° ${ticket + 1}`);
  await tile(page, first.name).click();
  const code = field(page, 'Code de l’article');
  await code.fill(unknown);
  await code.press('Enter');
  await refuses(page, 'Code de l’article', matching(`Aucun article ne porte le code ${unknown}`));
  // As pasted from a list.
  await code.fill(`\t ${second.code}`);
  await code.press('Enter');
  await expect(code).toHaveValue('');
  for (const does of ['Ajouter', 'Ajouter', 'Enlever'])
    await button(page, `${does} : ${written(second.name)}`).click();
  const whole = first.price + 2 * second.price;
  await says(page, `À payer : ${money(whole)}`);
  await field(page, 'Remise en %').fill('10');
  await field(page, 'Remise en FCFA').fill('5');
  const due = percentOff(whole, 10) - 5;
  await says(page, `À payer : ${money(due)}`);
  const note = Math.max(...notes);
  for (let handed = note; ; handed += note) {
    await button(page, `+ ${amount(note)}`).click();
    await says(page, change(due, handed));
    if (handed >= due) break;
    await refuses(page, 'Somme reçue', missing(due - handed));
  }
  await button(page, 'Compte exact').click();
  await says(page, 'Rendu : 0 FCFA');
  await expect(till(page)).toContainText('Merci de votre visite');
});

test('by keyboard: a line goes, and the focus stays in the sale', async ({ page }) => {
  /** The button that takes an article away, or the line with its last article. */
  const less = ({ name }: Article) =>
    till(page).getByRole('button', {
      name: new RegExp(`^(?:Retirer|Enlever)\\s: ${spaced(written(name))}$`),
    });
  let left = total;
  await page.locator('#till-code').focus();
  await expect(page.locator('[data-island="Till"][data-ready=""]')).toBeAttached();
  await less(sale[0] as Article).focus();
  for (const line of sale) {
    for (let quantity = line.quantity; quantity > 0; quantity -= 1) {
      await expect(less(line)).toBeFocused();
      await page.keyboard.press('Enter');
      left -= line.price;
      const name = written(line.name);
      const told = quantity > 1 ? `${name} × ${quantity - 1}` : `Retiré : ${name}`;
      await says(page, `${told}. À payer : ${money(left)}`);
    }
  }
  await expect(till(page).getByRole('heading', { name: 'Vente en cours' })).toBeFocused();
  await button(page, 'Recommencer').focus();
  await page.keyboard.press('Enter');
  await says(page, paid);
  await expect(button(page, 'Recommencer')).toBeFocused();
});

test('what is due stays in sight on a phone; no axe violation in refusals, mobile money and an empty sale', async ({
  page,
}) => {
  const accessible = async () =>
    expect(await violations(page, 'everything', '[data-island]')).toEqual([]);
  for (const [colorScheme, width] of windows) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 844 });
    if (width < 900) await unfold(page);
    await button(page, 'Recommencer').click();
    await tile(page, first.name).click();
    await says(page, `À payer : ${money(total + first.price)}`);
    const due = till(page).locator('dl').first();
    await expect(due).toContainText('À payer');
    if (width < 900) await expect(due).toBeInViewport({ ratio: 1 });
    await field(page, 'Remise en FCFA').fill('12');
    await field(page, 'Code de l’article').fill(unknown);
    await field(page, 'Code de l’article').press('Enter');
    await field(page, 'Somme reçue').fill(String(total - 5));
    await refuses(page, 'Somme reçue', /Il manque/);
    await accessible();
    await button(page, 'Mobile money').click();
    await expect(field(page, 'Somme reçue')).toHaveCount(0);
    await accessible();
    await button(page, 'Nouvelle vente').click();
    await expect(till(page)).toContainText('La vente est vide.');
    await accessible();
  }
});

test('a refusal is announced once, not again at each later change', async ({ page }) => {
  await field(page, 'Code de l’article').fill(unknown);
  await page.keyboard.press('Enter');
  await says(page, `Aucun article ne porte le code ${unknown}`);
  const heard = await listen(ownStatus(till(page)));
  await field(page, 'Remise en %').fill('300');
  await page.keyboard.press('Tab');
  await says(page, 'de 0 à 100');
  expect((await heard()).filter((text) => text.includes(unknown))).toEqual([]);
  await tile(page, extra.name).click();
  await says(page, added);
  expect(await heard()).toEqual([
    expect.stringMatching(new RegExp(`^${spaced(`${added}. À payer`)}`)),
  ]);
});
