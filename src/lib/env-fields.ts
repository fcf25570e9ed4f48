import { z } from 'astro/zod';
import type { Period } from './figures.ts';
import { unprintable } from './plain-text.ts';

/** Kinds of values of the owner: each explains what is wrong, with an example of what is right. */

/** A text; a number written without quotes is not a text. */
const text = (example: string) =>
  z.string({
    error: ({ input }) =>
      `${input == null ? 'manque' : 'doit être un texte, entre guillemets'}, par exemple « ${example} »`,
  });

/** Characters of markup, and the braces around a name. */
const MARKUP = /[<>{}\t\r\n]/;

/** Text printed as it is typed. */
export const words = (example: string, most = 120) =>
  text(example)
    .trim()
    .normalize('NFC')
    .min(1, `ne peut pas être vide, par exemple « ${example} »`)
    .max(most, `dépasse ${most} caractères, par exemple « ${example} »`)
    .refine((value) => !MARKUP.test(value), {
      error: `contient une balise ou une accolade ; écrivez-le en clair, par exemple « ${example} »`,
    })
    .refine((value) => unprintable(value) === undefined, {
      error: ({ input }) => `${unprintable(String(input))}, par exemple « ${example} »`,
    });

/** Characters in the fonts of the logo, share images and PDFs; no text from right to left. */
const UNDRAWN = /[^\p{Script=Latin}\p{M}\p{Nd}\p{Lm}\p{P}\p{Sc}\p{Sm}\s©®™°]/u;

/** A name that is also drawn. */
export const drawnWords = (example: string, most: number) =>
  words(example, most).refine((value) => !UNDRAWN.test(value), {
    error: ({ input }) =>
      `contient « ${UNDRAWN.exec(String(input))?.[0]} », que le logo et les PDF ne savent pas dessiner : lettres latines, chiffres et signes, par exemple « ${example} »`,
  });

/** What lines of the pages and of the printed sheets have room for. */
const tooLong = (most: number, example: string) =>
  `dépasse ${most} caractères, par exemple ${example}`;

export const email = (example: string) =>
  z.email(`doit être une adresse e-mail, par exemple ${example}`).max(64, tooLong(64, example));

export const phone = (example: string) =>
  text(example)
    // Copied from a page, a number holds spaces that do not break.
    .overwrite((value) => value.trim().replace(/\s+/g, ' '))
    .regex(/^\+[1-9](?: ?\d){7,}$/, `doit être au format international, par exemple ${example}`)
    .max(20, tooLong(20, example));

const PERIOD = /^([1-9]\d{0,2}) (jour|semaine|mois|an)s?$/;
const units: Readonly<Record<string, Period['unit']>> = {
  jour: 'day',
  semaine: 'week',
  mois: 'month',
  an: 'year',
};

/** Printed until the owner has said how long. */
export const NO_PERIOD = '[durée à compléter]';

/** How long something is kept, as a number and a unit: « 12 mois ». */
export const period = (example: string) =>
  text(example)
    .trim()
    .refine((value) => value === NO_PERIOD || PERIOD.test(value), {
      error: `doit être une durée en jours, semaines, mois ou ans, par exemple ${example}`,
    });

/** @param text what `period` accepts */
export function periodOf(text: string): Period | string {
  const [, duration, name = ''] = PERIOD.exec(text) ?? [];
  const unit = units[name];
  return unit ? { duration: Number(duration), unit } : text;
}

/** No invisible characters, no credentials, no other scheme. */
const bare = (text: string) => {
  if (!URL.canParse(text)) return true;
  const { username, password, search, hash } = new URL(text);
  return `${username}${password}${search}${hash}` === '' && !/[<>"'{}\\^`|\s]/.test(text);
};

/** Plain HTTP only on the developer's own machine. */
const safe = (text: string) =>
  !URL.canParse(text) || /^https:|^http:\/\/(?:localhost|127\.0\.0\.1)(?:[:/]|$)/.test(text);

export const httpsUrl = (example: string, most = 200) =>
  z
    .url({ protocol: /^https?$/, error: `doit être une adresse complète, par exemple ${example}` })
    .max(most, tooLong(most, example))
    .refine(safe, `doit commencer par https, par exemple ${example}`)
    .refine(bare, {
      error: `ne doit contenir ni mot de passe, ni question (?), ni ancre (#), ni balise, par exemple ${example}`,
    });

export const webOrigin = (example: string) =>
  httpsUrl(example, 64)
    .refine((url) => !URL.canParse(url) || new URL(url).pathname === '/', {
      error: `doit être une origine sans chemin, par exemple ${example}`,
    })
    .default(example);

/** Countries whose law may apply; `company.yaml` names one, until then the first is used. */
export const dataCountries = [
  'example',
  'burkina-faso',
  'cote-d-ivoire',
  'senegal',
  'benin',
] as const;
