import { z } from 'astro/zod';
import { httpsUrl } from '#lib/env-fields.ts';
import { productIds } from '#products/registry.ts';
import { heading, label, listed, sample, text } from './fields.ts';
import { photo } from './photo.ts';
import { portrait } from './portrait.ts';
import type { Marked } from './words.ts';

/** A whole text in quotation marks; « one » and « another » is none. */
const QUOTED = /^[«“"]\s*((?:[^«»“”"]|«[^«»]*»)*?)\s*[»”"]$/;

export const testimonials = z.strictObject({
  title: heading(60).describe('Titre, quand tout est réel'),
  items: listed(
    'Témoignages, dont l’accueil montre les trois premiers ; sans aucun, il n’en a pas la partie',
    {
      product: z.enum(productIds).describe('Logiciel employé'),
      quote: text()
        // The page has its own.
        .overwrite((said) => said.replace(QUOTED, '$1'))
        .describe('Citation ; les guillemets se mettent d’eux-mêmes'),
      author: label(50).describe('Nom'),
      role: label(50).describe('Fonction'),
      company: label(60).describe('Établissement'),
      portrait,
      sample: sample(),
    },
  ),
});

export const customers = z.strictObject({
  title: heading(60),
  lede: text().describe('Phrase sous le titre : où mènent les noms'),
  items: listed('Établissements clients ; sans aucun, la page d’accueil n’en a pas la partie', {
    name: label(50).describe('Établissement'),
    place: label(40).optional().describe('Ville, si on la dit'),
    product: z.enum(productIds).optional().describe('Logiciel dont un nom inventé ouvre la page'),
    site: httpsUrl('https://www.pharmacie-du-marche.com')
      .optional()
      .describe('Son site, où mène son nom ; sans lui, un vrai nom ne mène nulle part'),
    logo: photo('brand').optional().describe('Son logo, entier sur fond blanc'),
    sample: sample(),
  }),
});

export type Testimonial = Marked<z.infer<typeof testimonials>['items'][number]>;
export type Customer = Marked<z.infer<typeof customers>['items'][number]>;
