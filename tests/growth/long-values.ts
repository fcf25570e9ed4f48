/** Values of `.env` as long and as short as their kinds admit, each a word without a space. */
import { z } from 'astro/zod';
import { kinds } from '#site.config.ts';

/** A text, an e-mail address, an address, a phone number, of so many letters. */
const ofLength = (letters: number) => [
  'M'.repeat(letters),
  `${'m'.repeat(letters - 5)}@m.bf`,
  `https://${'m'.repeat(letters - 11)}.bf`,
  `+${'2'.repeat(letters - 1)}`,
];

/** Of every variable that has a most: the first that its kind accepts. @throws Error without one */
export const longestValues = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(kinds).flatMap(([name, kind]) => {
      const { maxLength } = z.toJSONSchema(kind, { unrepresentable: 'any' });
      if (maxLength === undefined) return [];
      const value = ofLength(maxLength).find((one) => kind.safeParse(one).success);
      if (value === undefined) throw new Error(`${name} : nothing of ${maxLength} letters`);
      return [[name, value]];
    }),
  );

const SHORTEST = ['A', '1 day', 'a@b.co', '22222222', '+22222222', 'https://a.b'];

/**
 * Of every variable that is typed: the first that its kind accepts.
 * @throws Error without one
 */
export const shortestValues = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(kinds).flatMap(([name, kind]) => {
      // What adds a page, and a choice among words.
      const choice = kind.safeParse('?').error?.issues[0]?.code === 'invalid_value';
      if (choice || name === 'EDITOR_REPOSITORY') return [];
      const value = SHORTEST.find((one) => kind.safeParse(one).success);
      if (value === undefined) throw new Error(`${name}: nothing short`);
      return [[name, value]];
    }),
  );
