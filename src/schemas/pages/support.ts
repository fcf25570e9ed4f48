import { z } from 'astro/zod';
import { faqCategories } from '../faq.ts';
import { counted, group, heading, label, opening, slotted, slug, text } from '../fields.ts';
import { pageSchema } from '../meta.ts';

/** A category of the filter. Technical answers have none: only « all » shows them. */
const filter = <Id extends string>(id: Id) =>
  z.strictObject({
    id: z.literal(id),
    label: label(20).describe('Nom du filtre'),
    slug: slug().describe('Nom dans l’adresse : /support?categorie=facturation'),
  });

const list = z.strictObject({
  label: label(40).describe('Ce que les filtres choisissent, pour les lecteurs d’écran'),
  filters: z.tuple([filter('all'), filter('getting-started'), filter('billing')]),
  groups: z.record(z.enum(faqCategories), heading(40)).describe('Titre de chaque groupe'),
  search: z.strictObject({ label: label(40), placeholder: label(40) }),
  count: counted('Mots après le nombre de réponses', 20),
  none: group('Aucun résultat', {
    title: label(60),
    text: label(),
    reset: label(30).describe('Bouton qui montre tout'),
    site: slotted(60).describe('Lien vers la recherche de tout le site ; # vaut ce qui est tapé'),
  }),
  share: label(40).describe('Lien vers une réponse'),
  end: text(60).describe('Devant le lien vers WhatsApp, au pied de la liste'),
});

export const support = pageSchema('support', {
  ...opening(50),
  list: list.describe('La liste des réponses'),
  pages: group('Pages de la liste, au-delà de soixante réponses', {
    all: label(30).describe('Titre des pages suivantes'),
    description: slotted(120).describe('Description d’une page ; # est son titre'),
  }),
  card: group('Carte WhatsApp et téléphone', {
    title: heading(50),
    text: text(),
    hoursLabel: label(30),
    hours: text(100).describe('Horaires ; un chiffre s’appelle entre accolades'),
    action: label(30).describe('Bouton vers WhatsApp'),
  }),
});

export type FaqListContent = z.infer<typeof list>;
