/**
 * The worked examples of the content, and their sums, for tests of pages that compute them. Each
 * rule is written here a second time, apart from the site's code, in steps to check by hand.
 */
import { contentOf } from '../tools/content.ts';

/** Text with plain spaces. */
export const plain = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ').trim();

/** A text of the content as pages write it, with plain spaces. */
export const written = (text: string): string => plain(text).replaceAll("'", '’');

/** An amount or a count as pages print it, with plain spaces. */
export const amount = (number: number): string => plain(number.toLocaleString('fr-FR'));

export const money = (francs: number): string => `${amount(francs)} FCFA`;

/** The source of a regular expression for these words, whatever the width of their spaces. */
export const spaced = (words: string): string => words.split(' ').map(RegExp.escape).join('\\s');

/** Matches these words in this order, whatever is between them. */
export const matching = (...words: readonly string[]): RegExp =>
  new RegExp(words.map(spaced).join('.*'));

/** What coins can pay: a multiple of 5 francs. */
const inCoins = (francs: number): number => Math.round(francs / 5) * 5;

interface Article {
  code: string;
  name: string;
  price: number;
  vat: number;
}

interface Taken extends Article {
  quantity: number;
}

const till = contentOf('demos/till');
export const articles: readonly Article[] = till.articles;
/** The notes that can be handed over with a tap, in francs. */
export const notes: readonly number[] = till.notes;
/** The number of the example's ticket. */
export const ticket = Number(till.number);
/** What is handed over in the example. */
export const received: number = till.example.received;

/** The finished sale that the till opens on. */
export const sale: readonly Taken[] = till.example.lines.map(
  ({ code, quantity }: { code: string; quantity: number }) => ({
    ...articles.find((article) => article.code === code),
    quantity,
  }),
);

export const totalOf = (lines: readonly Pick<Taken, 'price' | 'quantity'>[]): number =>
  lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);

/** The tax in a sale without a discount: on what, and how much, by rate. */
export function taxesOf(lines: readonly Taken[]) {
  const rates = [...new Set(lines.map(({ vat }) => vat))].filter((rate) => rate > 0);
  return rates.map((rate) => {
    const base = totalOf(lines.filter(({ vat }) => vat === rate));
    // 18 of the 118 francs that an article at 18 % costs.
    return { rate, base, tax: Math.round((base * rate) / (100 + rate)) };
  });
}

export const percentOff = (francs: number, percent: number): number =>
  francs - inCoins((francs * percent) / 100);

/** What the till says of a payment. */
export const change = (due: number, paid: number): string =>
  paid < due
    ? `${till.words.missing} : ${money(due - paid)}`
    : `${till.words.change} : ${money(paid - due)}`;

interface Card {
  holder: string;
  employer: string;
  payer: string;
  rate: number;
  ceiling?: number;
  voucher: string;
  until: string;
}

interface Line {
  name: string;
  price: number;
  quantity: number;
  /** Whether the payer covers nothing of it. */
  excluded?: boolean;
}

const { board } = contentOf('demos/co-payment');
export const cards: readonly [Card, ...Card[]] = board.cards;
export const rates: readonly number[] = board.rates;
export const ceilings: readonly number[] = board.ceilings;
export const prescription: readonly Line[] = board.lines;
/** The first card that had expired on the day of the prescription; the schema requires it. */
export const expired = cards.find(({ until }) => until < board.date) as Card;

/** The amount, the co-payment, the payer's part and what is not covered. */
export type Parts = readonly [number, number, number, number];

/** One line: the payer's part in whole francs, rounded down; the patient owes the rest. */
function vatSplit({ price, quantity, excluded }: Line, rate: number): Parts {
  const all = price * quantity;
  const payer = excluded ? 0 : Math.floor((all * rate) / 100);
  return excluded ? [all, 0, 0, all] : [all, all - payer, payer, 0];
}

/** The whole prescription: a ceiling moves what passes it from the payer to the patient. */
export function shared(lines: readonly Line[], rate: number, ceiling = Number.POSITIVE_INFINITY) {
  const parts = lines.map((line) => vatSplit(line, rate));
  const [all, copay, owed] = [0, 1, 2].map((column) =>
    parts.reduce((sum, line) => sum + (line[column] ?? 0), 0),
  ) as [number, number, number];
  const payer = Math.min(owed, ceiling);
  const total: Parts = [all, copay, payer, all - payer - copay];
  return { total, payer, due: inCoins(all - payer), capped: owed > ceiling };
}

/** The report card of the example, and what is written around it. */
export const reportCard = contentOf('demos/report-card');
const { card } = reportCard;

/** The subjects of the report card, in its order. */
export const subjects: readonly string[] = card.subjects.map(({ name }: { name: string }) => name);

/** A mark or points as they are printed: 14,5. */
export const decimal = (number: number): string => String(number).replace('.', ',');

/** An average or points, with two decimals. */
export const hundredths = (number: number): string => number.toFixed(2).replace('.', ',');

/** What the example's pupil is given, with other marks in some subjects. */
export interface Verdict {
  /** Without « /20 ». */
  readonly average: string;
  readonly rank: string;
  readonly mention: string;
}

/** @param conductCounts whether conduct counts as a subject, for the whole class */
export function averageWith(
  changed: Readonly<Record<string, number>> = {},
  conductCounts = false,
): Verdict {
  const counted: readonly { name: string; coefficient: number; mark: number }[] = conductCounts
    ? [...card.subjects, card.conduct]
    : card.subjects;
  const own = counted.map(({ name, mark }) => changed[name] ?? mark);
  const weights = counted.reduce((sum, { coefficient }) => sum + coefficient, 0);
  // In hundredths of a point, as it is printed and compared.
  const average = (marks: readonly number[]) =>
    Math.round(
      counted.reduce((sum, { coefficient }, at) => sum + coefficient * 100 * (marks[at] ?? 0), 0) /
        weights,
    );
  const mine = average(own);
  const others: number[] = card.classmates.map(average);
  const place = 1 + others.filter((other) => other > mine).length;
  const among: string = others.includes(mine) ? card.words.tied : card.words.among;
  const rank = card.words.place
    .replace('{#rank}', place === 1 ? '1re' : `${place}e`)
    .replace('{#among}', among.replace('#', String(others.length + 1)));
  const refused = (changed[card.conduct.name] ?? card.conduct.mark) < card.conductFloor;
  const mention = refused
    ? card.mentions.at(-1)
    : card.mentions.find(({ from }: { from: number }) => mine >= 100 * from);
  return { average: hundredths(mine / 100), rank, mention: written(mention.label) };
}
