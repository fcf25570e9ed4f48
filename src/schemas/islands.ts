import { z } from 'astro/zod';
import { label } from './fields.ts';

export const islands = z.strictObject({
  coming: label(60).describe('Annonce, deux secondes après le premier geste'),
  failed: label(60).describe('Annonce, quand le programme ne vient pas'),
  retry: label(20).describe('Bouton qui le redemande'),
  gone: label(80).describe('Annonce, quand le site a été remplacé entre-temps'),
  lost: label(80).describe('Dans la page même, quand rien ne vient, pas même l’annonce'),
  reload: label(20).describe('Bouton qui recharge la page'),
});
