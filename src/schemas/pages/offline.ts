import { z } from 'astro/zod';
import { label } from '../text.ts';
import { notFound } from './not-found.ts';

/** Said without network of a page that is not kept; composed like the page of a wrong address. */
export const offline = notFound.extend({
  page: z.literal('offline'),
  update: z
    .strictObject({
      text: label(60).describe('Une nouvelle version du site est prête'),
      accept: label(24).describe('Bouton qui recharge la page'),
      dismiss: label(24).describe('Bouton qui remet à plus tard'),
    })
    .describe('Avis d’une nouvelle version, en bas de page'),
});
