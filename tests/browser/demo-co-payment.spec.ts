import type { Page } from '@playwright/test';
import { formatDate } from '#i18n/format.ts';
import { contentOf } from '../../tools/content.ts';
import {
  amount,
  cards,
  ceilings,
  expired,
  money,
  plain,
  prescription,
  rates,
  shared,
  spaced,
  written,
} from '../worked-examples.ts';
import { violations } from './axe.ts';
import { boxOf, tooWide } from './box.ts';
import { expect, test } from './guard.ts';
import { listen } from './heard.ts';
import { unfold } from './unfold.ts';

const { title } = contentOf('demos/co-payment');
type Card = (typeof cards)[number];
type Line = (typeof prescription)[number];

/** The film shows the first card, so the demonstration opens with the second. */
const [, card = cards[0]] = cards;
const whole = (lines: readonly Line[], { rate, ceiling }: Card) => shared(lines, rate, ceiling);
const atFirst = whole(prescription, card);
const lastLine = prescription.at(-1) as Line;
/** A rate different from that of the first card. */
const other = rates.find((rate) => rate !== card.rate) as number;
/** A card with a ceiling: the content need not have one. */
const limited = cards.find(({ ceiling }) => ceiling !== undefined) ?? card;

/** The prescription with one line changed. */
const changed = (line: Line, change: Partial<Line>): Line[] =>
  prescription.map((each) => (each === line ? { ...each, ...change } : each));

const board = (page: Page) => page.getByRole('region', { name: written(title) });
const button = (page: Page, name: RegExp) => board(page).getByRole('button', { name });
/** The button of a line: one box more, one box less, not reimbursed. */
const ofLine = (page: Page, does: string, { name }: Line) =>
  button(page, new RegExp(`^${spaced(`${does} ${written(name)}`)}$`));
const cardOf = (page: Page, { holder }: Card) =>
  button(page, new RegExp(`^${spaced(written(holder))}`));
const rateOf = (page: Page, rate: number) => button(page, new RegExp(`^${rate}\\s%$`));
const ceilingOf = (page: Page, francs: number) =>
  button(page, new RegExp(`^${spaced(amount(francs))}$`));
const row = (page: Page, name: string) => board(page).getByRole('row').filter({ hasText: name });
/** What the patient pays, and what is claimed from the payer of a card. */
const owes = (page: Page, { payer }: Card, claim: { due: number; payer: number }) =>
  says(page, `règle ${money(claim.due)}`, `${written(payer)} ${money(claim.payer)}`);
const says = (page: Page, ...parts: (string | RegExp)[]) =>
  Promise.all(
    parts.map((part) =>
      expect
        .poll(async () => plain(await board(page).getByRole('log').textContent()))
        .toMatch(part),
    ),
  );

/** Figures of a row: amount, co-payment, insurer's part, not covered. */
const figures = async (page: Page, name: string) =>
  (await row(page, name).getByRole('cell').allTextContents())
    .slice(-4)
    .map((text) => Number(text.replace(/\s/g, '')));

test.beforeEach(({ page }) => page.goto('/tappharm'));

test('opens on a finished prescription', async ({ page }) => {
  await expect(board(page)).toContainText(/démonstration.*rien n’est envoyé ni enregistré/i);
  expect(await figures(page, 'Total')).toEqual(atFirst.total);
  await owes(page, card, atFirst);
  const { holder, employer, voucher, rate } = card;
  const said = `${written(`${holder}, ${employer}`)}, bon n° ${voucher}, ${rate} %`;
  await says(page, atFirst.capped ? /Plafond atteint/ : said);
});

test('an expired card is refused with its date, and covers nothing', async ({ page }) => {
  const presented = cardOf(page, expired);
  const [all] = atFirst.total;
  await presented.click();
  await owes(page, expired, { due: all, payer: 0 });
  await says(page, `refusée : elle a expiré le ${plain(formatDate(new Date(expired.until)))}`);
  await expect(presented).toHaveAccessibleDescription(/Carte refusée/);
  expect(await figures(page, 'Total')).toEqual([all, 0, 0, all]);
  await rateOf(page, other).click();
  await owes(page, expired, { due: all, payer: 0 });
  await cardOf(page, card).click();
  await owes(page, card, atFirst);
});

test('a refused card is announced once, and a change alone, with its words', async ({ page }) => {
  await cardOf(page, expired).click();
  await says(page, /refusée : elle a expiré/);
  const heard = await listen(board(page).getByRole('log'));
  await ofLine(page, 'Plus de', lastLine).click();
  const due = money(atFirst.total[0] + lastLine.price);
  await says(page, `règle ${due}`);
  expect((await heard()).map(plain)).toEqual([`Le patient règle ${due}`]);
  await cardOf(page, card).click();
  await says(page, written(card.payer));
  expect((await heard()).join(' ')).not.toContain('refusée');
});

test('keyboard alone: a quantity up, down to nothing, and everything as before', async ({
  page,
}) => {
  const less = ofLine(page, 'Moins de', lastLine);
  const { quantity } = lastLine;
  await ofLine(page, 'Plus de', lastLine).press('Enter');
  const more = changed(lastLine, { quantity: quantity + 1 });
  await owes(page, card, whole(more, card));
  const lowest = Math.min(...ceilings);
  await ceilingOf(page, lowest).press('Enter');
  await owes(page, card, whole(more, { ...card, ceiling: lowest }));
  await button(page, /^Aucun$/).press('Enter');
  await ofLine(page, 'Plus de', lastLine).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(less).toBeFocused();
  // Two presses too many: the quantity stops at 0, and the button keeps the focus.
  for (let press = 0; press < quantity + 3; press++) await page.keyboard.press('Space');
  await owes(page, card, whole(changed(lastLine, { quantity: 0 }), card));
  await expect(less).toBeFocused();
  await expect(less).toHaveAttribute('aria-disabled', 'true');
  expect(await figures(page, written(lastLine.name))).toEqual([0, 0, 0, 0]);
  await button(page, /^Recommencer$/).press('Enter');
  await owes(page, card, atFirst);
});

test.describe('on a narrow phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });
  test('at a ceiling and with a refused card nothing is cut, no violation in both schemes, no focus under the result', async ({
    page,
  }) => {
    const accessible = async () => {
      for (const [colorScheme, what] of [
        ['light', 'everything'],
        ['dark', 'colours'],
      ] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await violations(page, what, '[data-island]')).toEqual([]);
      }
    };
    await unfold(page);
    await cardOf(page, limited).click();
    for (let press = 0; press < 15; press++) {
      await page.keyboard.press('Tab');
      const result = await boxOf(board(page).getByRole('log').locator('> p').first());
      expect((await boxOf(page.locator(':focus'))).bottom).toBeLessThanOrEqual(result.top);
    }
    await ofLine(page, 'Non remboursable,', lastLine).click();
    await owes(page, limited, whole(changed(lastLine, { excluded: true }), limited));
    await accessible();
    expect(await tooWide(board(page), 'table, button, td, p')).toEqual([]);
    await cardOf(page, expired).click();
    await says(page, 'refusée');
    await accessible();
  });
});
