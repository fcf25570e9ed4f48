import { z } from 'astro/zod';
import { counted, label, opening, slotted } from '../fields.ts';
import { pageSchema } from '../meta.ts';

export const search = pageSchema('search', {
  ...opening(),
  search: label(60).describe('Sous le champ de recherche'),
  tries: z.array(label(20)).min(1).describe('Mots à essayer, sous le champ'),
  asked: label(40).describe('Titre des questions les plus posées, par métier'),
  more: slotted(30).describe(
    'Bouton sous les premiers résultats d’une sorte ; # vaut le nombre des autres',
  ),
  further: counted('Vers ce que l’index ne montre pas d’une longue liste ; # vaut le nombre', 40),
  older: counted('Vers les articles que l’index ne montre pas ; # vaut leur nombre', 40),
});
