/**
 * The worked examples of the content, and their sums as pages print them. The rules are the site's
 * own: their unit tests count by hand.
 */
import { claimOf } from '#products/tappharm/rules/co-payment.ts';
import { discountOf, settle } from '#products/tappos/rules/sale.ts';
import { averageOf, mentionOf, rankOf, toHundredths } from '#products/tapschool/rules/marks.ts';
import { contentOf } from '../tools/content.ts';

/** Text with plain spaces. */
export const plain = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ').trim();

/** A text of the content as pages write it, with plain spaces. */
export const written = (text: string): string => plain(text).replaceAll("'", '’');

/** An amount or a count as pages print it, with plain spaces. */
export const amount = (number: number): string => plain(number.toLocaleString('fr-FR'));

export const money = (francs: number): string => `${amount(francs)} FCFA`;

/** A shared amount: « environ » where it is not whole, « moins de 1 » under a franc. */
export function apiece(francs: number, parts: number): string {
  if (francs % parts === 0) return amount(francs / parts);
  return francs < parts ? 'moins de 1' : `environ ${amount(Math.round(francs / parts))}`;
}

/** The source of a regular expression for these words, whatever the width of their spaces. */
export const spaced = (words: string): string => words.split(' ').map(RegExp.escape).join('\\s');

/** Matches these words in this order, whatever is between them. */
export const matching = (...words: readonly string[]): RegExp =>
  new RegExp(words.map(spaced).join('.*'));

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

export { subtotalOf as totalOf } from '#products/tappos/rules/sale.ts';

export const percentOff = (francs: number, percent: number): number =>
  francs - discountOf(francs, percent);

/** What the till says of a payment. */
export function change(due: number, paid: number): string {
  const outcome = settle(due, paid);
  return outcome.kind === 'short'
    ? `${till.words.missing} : ${money(outcome.missing)}`
    : `${till.words.change} : ${money(outcome.change)}`;
}

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
type Parts = readonly [number, number, number, number];

/** The whole prescription: a ceiling moves what passes it from the payer to the patient. */
export function shared(prescribed: readonly Line[], rate: number, ceiling?: number) {
  const lines = prescribed.map((line) => ({ ...line, amount: line.price * line.quantity }));
  const { total, due, above } = claimOf(lines, { rate, ceiling: ceiling ?? null });
  const parts: Parts = [total.amount, total.copay, total.payer, total.outside];
  return { total: parts, payer: total.payer, due, capped: above > 0 };
}

/** The report card of the example, and what is written around it. */
export const reportCard = contentOf('demos/report-card');
const { card } = reportCard;

/** The subjects of the report card, in its order. */
export const subjects: readonly string[] = card.subjects.map(({ name }: { name: string }) => name);

/** An average or points, with two decimals. */
const hundredths = (number: number): string => number.toFixed(2).replace('.', ',');

/** What the example's pupil is given, with other marks in some subjects. */
export interface Verdict {
  /** Without « /20 ». */
  readonly average: string;
  readonly rank: string;
  readonly mention: string;
}

export function averageWith(changed: Readonly<Record<string, number>> = {}): Verdict {
  const counted: readonly { name: string; coefficient: number; mark: number }[] = card.subjects;
  const weights = counted.map(({ coefficient }) => coefficient);
  const average = (marks: readonly number[]) => averageOf(marks.map(toHundredths), weights);
  const mine = average(counted.map(({ name, mark }) => changed[name] ?? mark));
  const all: number[] = [mine, ...card.classmates.map(average)];
  const { place, tied } = rankOf(mine, all);
  const rank = card.words.place
    .replace('{#rank}', place === 1 ? '1re' : `${place}e`)
    .replace('{#among}', (tied ? card.words.tied : card.words.among).replace('#', all.length));
  const mention = mentionOf<{ from: number; label: string }>(
    { average: mine / 100, conduct: changed[card.conduct.name] ?? card.conduct.mark },
    card.mentions,
    card.conductFloor,
  );
  return { average: hundredths(mine / 100), rank, mention: written(mention.label) };
}
