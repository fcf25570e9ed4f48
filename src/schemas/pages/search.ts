import { z } from 'astro/zod';
import { label, opening } from '../fields.ts';
import { pageSchema } from '../meta.ts';

export const search = pageSchema('search', {
  ...opening(),
  search: label(60).describe('Sous le champ de recherche'),
  tries: z.array(label(20)).min(1).describe('Mots à essayer, sous le champ'),
  asked: label(40).describe('Titre des questions les plus posées, par métier'),
  older: label(40)
    .regex(/#/, 'contient # à la place du nombre')
    .describe('Vers les articles que l’index ne montre pas ; # vaut leur nombre'),
});
