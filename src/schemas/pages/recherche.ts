import { z } from 'astro/zod';
import { meta } from '../meta.ts';
import { shortText, text } from '../text.ts';

export const recherche = z.strictObject({
  page: z.literal('recherche'),
  meta,
  eyebrow: shortText(40).describe('Surtitre'),
  title: shortText(60).describe('Titre'),
  lede: text().describe('Chapeau'),
  search: shortText(60).describe('Sous le champ de recherche'),
  contents: shortText(40).describe('Titre du sommaire de l’index'),
});
