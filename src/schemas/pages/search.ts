import { z } from 'astro/zod';
import { meta } from '../meta.ts';
import { label, text, title } from '../text.ts';

export const search = z.strictObject({
  page: z.literal('search'),
  meta,
  eyebrow: label(40).describe('Surtitre'),
  title: title(60).describe('Titre'),
  lede: text().describe('Chapeau'),
  search: label(60).describe('Sous le champ de recherche'),
  asked: label(40).describe('Titre des questions les plus posées, par métier'),
  contents: label(40).describe('Titre du sommaire de l’index'),
  older: label(40)
    .regex(/#/, 'contient # à la place du nombre')
    .describe('Vers les articles que l’index ne montre pas ; # vaut leur nombre'),
});
