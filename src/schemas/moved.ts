import { z } from 'astro/zod';
import { redirects } from '#routes.ts';
import { label, listed, once } from './fields.ts';

/** Old addresses, and where they lead now; `/legal` and `/privacy-policy` always lead on. */
export const moved = z.strictObject({
  items: listed('Adresses qui ont changé ; celui qui suit l’ancienne arrive à la nouvelle', {
    from: label(200)
      .regex(
        /^\/[a-z\d]+(?:[./_-]+[a-z\d]+)*\/?$/i,
        'une adresse de ce site, sans accent, ni ?, ni #, par exemple /nos-produits.html',
      )
      .describe('Ancienne adresse ; sans le nom du site'),
    to: label(200)
      .regex(/^\/[\w./-]*(?:[?#]\S*)?$/, 'une adresse de ce site, par exemple /tappos')
      .refine((to) => !Object.hasOwn(redirects, to), 'mène elle-même ailleurs')
      .describe('Où elle mène ; une page du site'),
  }).refine(
    (items) => once(items.map(({ from }) => from)),
    'donne deux fois la même ancienne adresse',
  ),
});
