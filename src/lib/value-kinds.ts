import { z } from 'astro/zod';

/** Kinds of deployment values: each says what is wrong, with an example of what is right. */

/** Markup, braces, and what the eye cannot see: controls, directions, marks of a wrong encoding. */
const UNPRINTABLE = /[<>{}\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\ufffd]/u;

/** Words that pages print as they are typed; without a value, the example. */
export const words = (example: string, most = 120) =>
  z
    .string()
    .trim()
    .min(1, `ne peut pas être vide, par exemple « ${example} »`)
    .max(most, `dépasse ${most} caractères, par exemple « ${example} »`)
    .refine((value) => !UNPRINTABLE.test(value), {
      error: `contient une balise, une accolade ou un caractère invisible ; écrivez-le en clair, par exemple « ${example} »`,
    })
    .default(example);

export const email = (example: string) =>
  z.email(`doit être une adresse e-mail, par exemple ${example}`).default(example);

export const phone = (example: string) =>
  z
    .string()
    .regex(/^\+[1-9][\d ]{7,18}$/, `doit être au format international, par exemple ${example}`)
    .default(example);

/** How long something is kept: « 12 mois ». */
export const duration = (example: string) =>
  z
    .string()
    .trim()
    .regex(
      /^[1-9]\d{0,2} (?:jours?|semaines?|mois|ans?)$/,
      `doit être une durée en jours, semaines, mois ou ans, par exemple ${example}`,
    )
    .default(example);

export const httpsUrl = (example: string) =>
  z.url({ protocol: /^https?$/, error: `doit être une adresse complète, par exemple ${example}` });

export const webOrigin = (example: string) =>
  httpsUrl(example)
    .refine((url) => !URL.canParse(url) || new URL(url).pathname === '/', {
      error: `doit être une origine sans chemin, par exemple ${example}`,
    })
    .default(example);
