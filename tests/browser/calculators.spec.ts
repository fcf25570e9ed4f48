import type { Page } from '@playwright/test';
import { contentOf, priceOf } from '../../tools/content.ts';
import { amount, apiece, matching, plain, spaced, written } from '../worked-examples.ts';
import { violations, windows } from './axe.ts';
import { expect, test } from './guard.ts';
import { ownStatus } from './own-status.ts';

const names = {
  '/tappharm/pricing': /^Calculez votre coût/,
  '/tappos/pricing': /prix par boutique/,
  '/tapschool/pricing': /^Trouvez votre formule/,
} as const;
type Path = keyof typeof names;

const calculator = (page: Page) =>
  page.getByRole('region', { name: names[new URL(page.url()).pathname as Path] });
const answer = (page: Page) => ownStatus(calculator(page));
const says = (page: Page, words: string | RegExp) =>
  expect.poll(async () => plain(await answer(page).textContent())).toMatch(words);
const button = (page: Page, name: string) =>
  calculator(page).getByRole('button', { name, exact: true });
/** The message in a WhatsApp link of the calculator. */
async function message(page: Page, name: string) {
  const link = calculator(page).getByRole('link', { name });
  const { hostname, searchParams } = new URL((await link.getAttribute('href')) ?? '');
  expect(hostname).toBe('wa.me');
  return searchParams.get('text');
}
const send = 'Envoyer ce calcul sur WhatsApp';
const field = (page: Page) => calculator(page).getByRole('textbox');
const kinds = (page: Page) => calculator(page).getByLabel('Votre établissement');
const choose = (page: Page, label: string) => kinds(page).selectOption({ label });

/** An amount in a message: with plain spaces. */
const typed = (francs: number) => String(francs).replace(/\B(?=(\d{3})+$)/g, ' ');

const first = priceOf('price-pharm-year-1');
const second = priceOf('price-pharm-year-2');
const third = priceOf('price-pharm-year-3');
const shop = priceOf('price-pos');

/** A plan of TapSchool; `most` people fit, or as many as in its example where it has no limit. */
function schoolPlan(id: string) {
  const { name, prices, capacity, people } = contentOf(`plans/tapschool-${id}`);
  const most = capacity.figure.capacity;
  return {
    name: written(name),
    price: prices[0].figure.amount as number,
    people: `${amount(people.example)} ${people.many}`,
    example: people.example as number,
    most: (most === 'unlimited' ? people.example : most) as number,
  };
}
type Plan = ReturnType<typeof schoolPlan>;
const primary = schoolPlan('primaire');
const secondary = schoolPlan('college');
const lycee = schoolPlan('lycee');
const university = schoolPlan('universite');
/** The head count at first, which the first plan takes. */
const start: number = contentOf('pages/tapschool-pricing').calculator.start;
const shops: number = contentOf('pages/tappos-pricing').calculator.start;
const year = (name: string, month: number) =>
  `${name} année ${amount(12 * month)} = 12 × ${amount(month)}`;

test('TapPharm: one to five years, each at its own price', async ({ page }) => {
  const three = 12 * (first + second + third);
  const five = three + 24 * third;
  const tells = (years: string, last: string, total: number, months: number) =>
    says(
      page,
      matching(last, `Total sur ${years}${amount(total)} FCFA`, `${apiece(total, months)} FCFA`),
    );
  await page.goto('/tappharm/pricing?annees=5');
  await tells('5 ans', year('5e', third), five, 60);
  expect(await message(page, send)).toMatch(matching('TapPharm', `${typed(five)} FCFA`));
  expect(await message(page, send)).toContain('5 ans');
  await button(page, '1 an').click();
  await tells('1 an', year('1re', first), 12 * first, 12);
  await expect(calculator(page)).toContainText(/Stockage et SMS n’est pas compté/);
  await button(page, 'Recommencer').click();
  await tells('3 ans', year('1re', first), three, 36);
  await expect(page).toHaveURL('/tappharm/pricing');
  await expect(button(page, '3 ans')).toHaveAttribute('aria-pressed', 'true');
});

test('TapPOS: the same price for any number of shops', async ({ page }) => {
  await page.goto('/tappos/pricing?boutiques=1250');
  const tells = (parts: number) =>
    says(
      page,
      matching(
        `mois${apiece(shop, parts)} FCFA`,
        `mois, pour toutes${amount(shop)} FCFA`,
        `Par an, pour toutes${amount(12 * shop)} FCFA`,
      ),
    );
  await tells(1250);
  await button(page, 'Recommencer').click();
  await tells(shops);
  await button(page, 'Une boutique de plus').click();
  await tells(shops + 1);
  await expect(field(page)).toHaveValue(String(shops + 1));
  await field(page).fill('1');
  await button(page, 'Une boutique de moins').click();
  await tells(1);
  expect(await message(page, send)).toMatch(/ 1 boutique /);
  await field(page).fill('1 200');
  expect(await message(page, send)).toContain(' 1 200 boutiques ');
  await field(page).fill(String(2 * shop));
  await tells(2 * shop);
  await expect(page).toHaveURL(`/tappos/pricing?boutiques=${2 * shop}`);
});

test('TapSchool: the plan that fits, the one that does not, and the quote, in both schemes', async ({
  page,
}) => {
  /** No violation on a narrow phone and, in the dark, on a desk. */
  const accessible = async () => {
    for (const [colorScheme, width] of windows) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 844 });
      expect(await violations(page, 'everything', '[data-island]')).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(
        false,
      );
    }
  };
  await page.goto('/tapschool/pricing');
  const fits = ({ name, price }: Plan, people: number) =>
    says(page, matching(`${amount(price)} F`, `${apiece(price, people)} F`, name));
  await fits(primary, start);
  await field(page).fill(String(primary.most / 4));
  const woven = () =>
    calculator(page)
      .locator('svg:has([data-cloth])')
      .evaluate(
        ({ clientWidth, parentElement }) => clientWidth / Number(parentElement?.clientWidth),
      );
  await expect.poll(woven).toBeCloseTo(0.25, 1);
  await field(page).fill(String(primary.most));
  await fits(primary, primary.most);
  const beyond = primary.most + 1;
  await field(page).fill(String(beyond));
  const most = `${primary.name} va jusqu’à ${amount(primary.most)} élèves`;
  await says(page, matching(`La formule ${most}. Au-delà, écrivez`));
  expect(await message(page, 'Dire notre effectif')).toMatch(
    matching(primary.name, `${typed(beyond)} élèves`),
  );
  await expect(calculator(page).getByRole('link', { name: send })).toHaveCount(0);
  await accessible();
  await field(page).fill(String(secondary.most));
  await choose(page, secondary.name);
  await fits(secondary, secondary.most);
  await choose(page, university.name);
  await expect(field(page)).toHaveAccessibleName('Effectif (étudiants)');
  const students = typed(university.example);
  await field(page).fill(students);
  await fits(university, university.example);
  expect(await message(page, send)).toMatch(
    matching(university.name, `${students} étudiants`, `${typed(university.price)} F`),
  );
  await choose(page, 'Autres établissements');
  await says(page, /Sur devis.*Autres établissements/);
  await accessible();
  expect(await message(page, 'Demander un devis')).toContain(`${students} `);
  await button(page, 'Recommencer').click();
  await fits(primary, start);
  await expect(field(page)).toHaveValue(String(start));
  // Not the field: a phone's keyboard would cover the answer.
  await expect(kinds(page)).toBeFocused();
});

test('what is not a number is refused in place, once one leaves the field', async ({ page }) => {
  await page.goto('/tapschool/pricing');
  for (const [typed, why] of [
    ['dix', /Écrivez ce nombre en chiffres/],
    ['0', /nombre entier, de 1 à 999/],
  ] as const) {
    await field(page).fill(typed);
    // An error is announced by the live region, not only shown under the field.
    await says(page, new RegExp(`${spaced(why.source)}.*Indiquez`));
    await field(page).press('Tab');
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page)).toHaveAccessibleDescription(new RegExp(spaced(why.source)));
  }
  expect(await violations(page, 'everything', '[data-island]')).toEqual([]);
  await field(page).fill('8');
  await expect(field(page)).not.toHaveAttribute('aria-invalid');
  // The error that comes as one leaves the field does not move the button away from the press.
  await page.setViewportSize({ width: 390, height: 844 });
  await field(page).fill('dix');
  await button(page, 'Recommencer').click();
  await expect(field(page)).toHaveValue(String(start));
});

test('a calculation survives Back and is shared by its address; one that says nothing is as good as none', async ({
  page,
  context,
}) => {
  const path = '/tapschool/pricing';
  await page.goto(path);
  const before = plain(await answer(page).textContent());
  await choose(page, lycee.name);
  await field(page).fill(String(lycee.most));
  const answers = matching(`${apiece(lycee.price, lycee.most)} F`, lycee.name);
  const asked = `${path}?formule=tapschool-lycee&effectif=${lycee.most}`;
  await says(page, answers);
  await expect(page).toHaveURL(asked);
  await page.goto('/contact');
  await page.goBack();
  await says(page, answers);
  // Back within the page too: another choice after a link to a part of it.
  await page.evaluate(() => location.assign('#suite'));
  await choose(page, university.name);
  await page.goBack();
  await expect(page).toHaveURL(asked);
  await says(page, answers);
  const other = await context.newPage();
  await other.goto(asked);
  await says(other, answers);
  await other.goto(`${path}?formule=%3Cb%3E&effectif=0`);
  await expect(other.locator('[data-island][data-ready=""]')).toBeAttached();
  expect(plain(await answer(other).textContent())).toBe(before);
  await expect(calculator(other).locator('[aria-invalid]')).toHaveCount(0);
});
