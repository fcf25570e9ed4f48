import { z } from 'astro/zod';
import { group, heading, label, opening, slotted, text } from '../fields.ts';
import { notFound } from './not-found.ts';

/**
 * The page « hors ligne »: keeps the site on the device. Without network it also replaces pages
 * that are not kept, composed like the 404 page.
 */
export const offline = notFound
  .omit({ near: true })
  .extend({
    page: z.literal('offline'),
    back: slotted(40).describe('Lien vers la page d’où l’on vient ; # vaut son titre'),
    retry: label(20).describe('Bouton qui redemande la page'),
    own: group('En tête, quand on ouvre cette page elle-même', opening(50)),
    keep: group('Garder tout le site', {
      title: heading(50),
      text: text(),
      script: label().describe('Sans JavaScript'),
      saver: label().describe('Quand l’appareil économise les données'),
      action: slotted(60).describe('Bouton ; # vaut le poids de tout le site'),
      stop: label(20).describe('Bouton, pendant le téléchargement'),
      progress: slotted(80).describe('Annonce ; # vaut le pourcentage'),
      done: label(80).describe('Annonce, à la fin'),
      stopped: slotted(120).describe('Annonce ; # vaut le nombre de pages'),
      failed: slotted(120).describe('La même, quand le réseau a manqué'),
      full: slotted(120).describe('La même, quand la place manque'),
      refused: label(120).describe('Quand le navigateur ne garde rien'),
    }),
    kept: group('Voir et retirer ce qui est gardé', {
      title: heading(50),
      none: label(60),
      count: slotted(30).describe('# vaut le nombre de pages'),
      remove: label(40).describe('Bouton'),
      removed: label(120).describe('Annonce, après'),
      never: label(120).describe('Lien vers le bouton qui efface tout'),
    }),
    update: group('Avis d’une nouvelle version, en bas de page', {
      text: label(60).describe('La page ouverte a une version plus récente'),
      accept: label(24).describe('Bouton qui recharge la page'),
      dismiss: label(24).describe('Bouton qui remet à plus tard'),
    }),
  });
