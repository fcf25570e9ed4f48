import { z } from 'astro/zod';
import { sumOf } from '#lib/sum.ts';
import { group, label, sample } from './fields.ts';

/** The letters that the handwriting font holds (`assets/fonts/hand`). */
const HAND = /^[a-zA-IK-PR-TVéèêàçôïÉÀ0-9 ,.:?+\-−×’'/()\u00a0\u202f]+$/;
const hand = (most: number) =>
  label(most).regex(HAND, 'une lettre que l’écriture du cahier n’a pas (J, Q, U, W…)');

const cell = z.union([z.number(), label(12)], 'un nombre, ou un mot');
const cells = () => z.tuple([cell, cell]).describe('Les deux colonnes ; un téléphone montre la 2e');
const slip = () =>
  z.number().optional().describe('Au cahier, le nombre rayé devant celui de la 2e colonne');

const row = z.strictObject({
  mark: label(8).optional().describe('Au bord : un numéro, un jour, un coefficient'),
  name: label(24).describe('À l’écran'),
  hand: hand(20).optional().describe('Au cahier, si c’est écrit autrement'),
  cells: cells(),
  slip: slip(),
});

/** Of each column, what its numbers come to. */
const sums = (rows: readonly z.infer<typeof row>[]) =>
  [0, 1].map((at) => sumOf(rows, ({ cells }) => Number(cells[at]) || 0));

/** One page of a notebook, and the same page on the screen. */
export const sheet = group('La même page, au cahier et à l’écran, à l’ouverture de l’accueil', {
  sample: sample(),
  title: label(24).describe('Titre à l’écran'),
  note: label(40).describe('Sous le titre, à l’écran : quand elle s’est remplie'),
  hand: hand(24).describe('Titre au cahier'),
  columns: z.tuple([label(16), label(16)]).describe('Ce que disent les deux colonnes'),
  rows: z.array(row).min(6).max(7).describe('Six ou sept lignes : la page a leur hauteur'),
  total: z.strictObject({
    name: label(24),
    hand: hand(24).describe('Au cahier, en rouge : ce qu’il reste à faire'),
    cells: cells().describe('Un nombre y est vérifié : la somme de sa colonne'),
    slip: z.union([z.number(), label(12)]).describe('Au cahier, le total faux, rayé'),
  }),
}).superRefine(({ rows, total }, { addIssue }) => {
  for (const [at, sum] of sums(rows).entries()) {
    const typed = total.cells[at];
    if (typeof typed !== 'number' || typed === sum) continue;
    const message = `vaut ${typed}, mais ses lignes font ${sum}`;
    addIssue({ code: 'custom', message, path: ['total', 'cells', at] });
  }
});

export type Sheet = z.infer<typeof sheet>;
