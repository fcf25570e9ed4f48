import { z } from 'astro/zod';
import { faqCategories } from '../faq.ts';
import { meta } from '../meta.ts';
import { shortText, slug, text } from '../text.ts';

/** One tab of the filter; there is none for technical answers, which « all » alone shows. */
const filter = <Id extends string>(id: Id) =>
  z.strictObject({
    id: z.literal(id),
    label: shortText(20).describe('Nom du filtre'),
    slug: slug().describe('Nom dans l’adresse : /support?categorie=facturation'),
  });

const list = z.strictObject({
  label: shortText(40).describe('Ce que les filtres choisissent, pour les lecteurs d’écran'),
  filters: z.tuple([filter('all'), filter('getting-started'), filter('billing')]),
  groups: z.record(z.enum(faqCategories), shortText(40)).describe('Titre de chaque groupe'),
  search: z.strictObject({ label: shortText(40), placeholder: shortText(40) }),
  count: z
    .strictObject({ one: shortText(20), many: shortText(20) })
    .describe('Mots après le nombre de réponses'),
  none: z
    .strictObject({
      title: shortText(60),
      text: text(),
      reset: shortText(30).describe('Bouton qui montre tout'),
      ask: shortText(40).describe('Lien vers WhatsApp'),
    })
    .describe('Aucun résultat'),
  share: shortText(40).describe('Lien vers une réponse'),
});

export const support = z.strictObject({
  page: z.literal('support'),
  meta,
  eyebrow: shortText(60).describe('Ligne au-dessus du titre'),
  title: shortText(50).describe('Titre'),
  lede: text().describe('Phrase sous le titre'),
  list: list.describe('La liste des réponses'),
  card: z
    .strictObject({
      title: shortText(50),
      text: text(),
      hoursLabel: shortText(30),
      hours: shortText(60).describe('{support-hours}'),
      action: shortText(30).describe('Bouton vers WhatsApp'),
    })
    .describe('Carte WhatsApp et téléphone'),
});

export type FaqListContent = z.infer<typeof list>;
