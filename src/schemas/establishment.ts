import { z } from 'astro/zod';
import { computed } from '#lib/sums.ts';
import { label } from './fields.ts';

/** How many there are of something. */
export const many = () => z.int('un nombre entier').nonnegative();
export const day = () => z.iso.date('une date entre guillemets : "2026-12-31"');
const key = z.string().regex(/^[a-z][a-zA-Z0-9]*$/, 'en lettres et chiffres, minuscule d’abord');
/** Things of one kind, each by a name that calls can write. */
export const listOf = <Item extends z.ZodType>(item: Item) => z.record(key, item);

const operand = z.union(
  [z.int(), z.string().regex(/^[a-zA-Z0-9]+(?:\.[a-zA-Z0-9]+)*$/)],
  'un nombre entier, ou le chemin d’un nombre : articles.rice.price',
);
const pair = z.tuple([operand, operand], 'deux nombres ou chemins');
const sum = z.union(
  [
    z.strictObject({ sum: z.array(z.union([operand, z.tuple([operand, z.int()])])).min(1) }),
    z.strictObject({ times: pair }),
    z.strictObject({ share: pair }),
    z.strictObject({ vat: pair }),
  ],
  'un calcul : { sum }, { times }, { share } ou { vat }',
);

/** The sums that texts state, computed from the other values of the establishment. */
const sums = listOf(sum).describe(
  'Sommes que les textes disent : additions, produits, parts d’un tiers payeur, TVA comprise',
);

type Totals = z.infer<typeof sums>;

/** Computes the sums, in the last step. @throws ZodError naming one that cannot be computed */
export function withSums<Data extends { sums: Totals }>(data: Data, context: z.RefinementCtx) {
  try {
    return { ...data, sums: computed(data.sums, data) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    context.addIssue({ code: 'custom', message, path: ['sums'] });
    return z.NEVER;
  }
}

/** What the example establishment of any product has. */
export const establishment = {
  sums,
  name: label(40).describe('Nom, inventé'),
  town: label(30).describe('Ville'),
};
