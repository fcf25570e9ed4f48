import { group, label, opening } from '../fields.ts';
import { pageSchema } from '../meta.ts';

export const notFound = pageSchema('not-found', {
  ...opening(50),
  waysOut: group('Par où repartir', {
    title: label(40).describe('Nom de la liste, pour les lecteurs d’écran'),
    home: label(40).describe('Lien vers l’accueil'),
    faq: label(40).describe('Lien vers l’aide'),
  }),
});
