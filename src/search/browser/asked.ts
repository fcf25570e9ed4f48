import { asMeant, isAsking, isCommon, wordsOf } from '#i18n/search/index.ts';

/** The words of a query that say what it is about; if it has only others, these. */
export function askedIn(query: string): string[] {
  const all = wordsOf(asMeant(query)).map(({ plain }) => plain);
  const said = all.filter((plain) => !isCommon(plain));
  const words = said.filter((plain) => !isAsking(plain));
  if (words.length > 0) return words;
  return said.length > 0 ? said : all.slice(-1);
}

export const isNumber = (plain: string) => /^\d+$/.test(plain);
