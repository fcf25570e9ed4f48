import { z } from 'astro/zod';
import { counted, group, heading, label, opening, slotted, text } from '../fields.ts';
import { notFound } from './not-found.ts';

/** What the device keeps; in place of a page that is not kept, composed like the 404 page. */
export const offline = notFound.extend({
  page: z.literal('offline'),
  back: slotted(40).describe('Lien vers la page d’où l’on vient ; # vaut son titre'),
  retry: label(20).describe('Bouton qui redemande la page'),
  own: group('En tête, quand on ouvre cette page elle-même', opening(50)),
  kept: group('Voir et retirer ce qui est gardé', {
    title: heading(50),
    text: text().describe('Ce qui demande le réseau'),
    script: label().describe('Sans JavaScript'),
    none: label(60),
    count: counted('Nombre de pages ; # est le nombre', 30),
    remove: label(40).describe('Bouton'),
    removed: label(120).describe('Annonce, après'),
    never: label(120).describe('Lien vers le bouton qui efface tout'),
  }),
});
