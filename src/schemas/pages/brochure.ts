import { z } from 'astro/zod';
import { group, heading, label, slotted } from '../fields.ts';

const code = () =>
  z.strictObject({
    name: label(20).describe('Sous le code'),
    alt: label(60).describe('Ce qu’est le code, pour qui ne le voit pas'),
  });

/** The fixed words of the printed sheets; the rest comes from each product's pages. */
export const brochure = z.strictObject({
  page: z.literal('brochure'),
  prices: heading(40).describe('Titre des prix'),
  included: label(40).describe('Devant ce que le prix comprend'),
  contact: group('Bas de la feuille', {
    title: heading(40),
    scan: label(60).describe('À côté des codes à scanner'),
    codes: z.strictObject({ whatsapp: code(), trial: code() }),
  }),
  file: slotted(60).describe('Lien vers le PDF ; # est sa taille'),
});
