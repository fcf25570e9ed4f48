/**
 * The worked examples of the content, and their sums as pages print them. The rules are the site's
 * own: their unit tests count by hand.
 */
import { averageOf, mentionOf, rankOf, toHundredths } from '#products/tapschool/rules/marks.ts';
import { contentOf } from '../tools/content.ts';

/** Text with plain spaces. */
export const plain = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ').trim();

/** A text of the content as pages write it, with plain spaces. */
export const written = (text: string): string => plain(text).replaceAll("'", '’');

/** An amount or a count as pages print it, with plain spaces. */
export const amount = (number: number): string => plain(number.toLocaleString('fr-FR'));

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

/** The report card of the example, and what is written around it. */
export const reportCard = contentOf('demos/tapschool');
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
