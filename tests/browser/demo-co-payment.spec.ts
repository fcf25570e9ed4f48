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
/** Cards with a ceiling: the content need not have such a card. */
const limited = cards.filter(({ ceiling }) => ceiling !== undefined);
const anyLimited = limited[0] ?? card;

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

test('a line that is not reimbursed stays whole with the patient', async ({ page }) => {
  const exclude = ofLine(page, 'Non remboursable,', lastLine);
  await exclude.click();
  await owes(page, card, whole(changed(lastLine, { excluded: true }), card));
  const all = lastLine.price * lastLine.quantity;
  expect(await figures(page, written(lastLine.name))).toEqual([all, 0, 0, all]);
  await exclude.click();
  await owes(page, card, atFirst);
});

for (const { rate, ceiling = 0, ...rest } of limited) {
  test(`the card of ${rest.holder} brings its rate and its ceiling; what passes the ceiling goes to the patient`, async ({
    page,
  }) => {
    const presented = { ...rest, rate };
    const most = Math.max(...rates);
    await cardOf(page, presented).click();
    const claim = shared(prescription, rate, ceiling);
    await owes(page, presented, claim);
    if (claim.capped) await says(page, 'Plafond atteint');
    await expect(rateOf(page, rate)).toHaveAttribute('aria-pressed', 'true');
    await expect(ceilingOf(page, ceiling)).toHaveAttribute('aria-pressed', 'true');
    expect(await figures(page, 'Total')).toEqual(claim.total);
    for (const [pressed, of, upTo] of [
      ...ceilings.map((another) => [ceilingOf(page, another), rate, another] as const),
      [button(page, /^Aucun$/), rate, undefined],
      [rateOf(page, most), most, undefined],
    ] as const) {
      await pressed.click();
      await owes(page, presented, shared(prescription, of, upTo));
    }
  });
}

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
  await owes(page, card, whole(changed(lastLine, { quantity: quantity + 1 }), card));
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

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, viewport: { width: 320, height: 640 } });
    test('at a ceiling and with a refused card nothing is cut, no violation, no focus under the result', async ({
      page,
    }) => {
      await unfold(page);
      await cardOf(page, anyLimited).click();
      for (let press = 0; press < 15; press++) {
        await page.keyboard.press('Tab');
        const result = await boxOf(board(page).getByRole('log').locator('> p').first());
        expect((await boxOf(page.locator(':focus'))).bottom).toBeLessThanOrEqual(result.top);
      }
      await ofLine(page, 'Non remboursable,', lastLine).click();
      await owes(page, anyLimited, whole(changed(lastLine, { excluded: true }), anyLimited));
      expect(await violations(page, 'everything', '[data-island]')).toEqual([]);
      expect(await tooWide(board(page), 'table, button, td, p')).toEqual([]);
      await cardOf(page, expired).click();
      await says(page, 'refusée');
      expect(await violations(page, 'everything', '[data-island]')).toEqual([]);
    });
  });
}
