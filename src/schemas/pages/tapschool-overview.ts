import { z } from 'astro/zod';
import { explorer } from '../explorer.ts';
import { meta } from '../meta.ts';
import { sample, shortText, text } from '../text.ts';

/** The four screens of the specification, with how many cards each shows. */
const screens: Readonly<Record<string, number>> = {
  'tableau-de-bord': 1,
  eleves: 2,
  notes: 1,
  'emploi-du-temps': 1,
};

const entry = z.strictObject({
  label: shortText(30).describe('Rubrique du dossier'),
  value: shortText(60).describe('Ce que le bureau y écrit'),
  note: shortText(90).optional().describe('Précision'),
});

export const tapschoolOverview = z.strictObject({
  page: z.literal('tapschool-overview'),
  meta,
  hero: z
    .strictObject({
      title: shortText(60),
      lede: text(),
      pricing: z.literal('Tarifications').describe('Bouton vers les tarifs, à la lettre'),
    })
    .describe('Ouverture de la page'),
  capabilities: z
    .strictObject({
      title: shortText(60),
      lede: text(),
      more: shortText(40).describe('Lien vers les fonctionnalités'),
      items: z
        .array(shortText(44))
        .length(15)
        .describe('Quinze capacités, dans l’ordre de l’année'),
    })
    .describe('Les quinze capacités'),
  services: z
    .strictObject({
      title: shortText(60),
      lede: text(),
      file: z
        .strictObject({
          sample: sample(),
          title: shortText(30).describe('Nom de l’élève'),
          note: shortText(60).describe('Établissement et année'),
        })
        .describe('En-tête du dossier dessiné'),
      items: z
        .array(
          z.strictObject({
            office: shortText(30).describe('Bureau'),
            title: shortText(40).describe('Service rendu'),
            text: text(),
            entry,
          }),
        )
        .length(6)
        .describe('Six services, un par bureau'),
    })
    .describe('Les six services et le dossier qu’ils partagent'),
  explorer: explorer.refine(
    ({ tabs }) =>
      tabs.map(({ id, cards }) => `${id} ${cards.length}`).join() ===
      Object.entries(screens)
        .map(([id, count]) => `${id} ${count}`)
        .join(),
    { error: 'les onglets et leur nombre de cartes sont ceux du cahier des charges' },
  ),
  proof: z
    .strictObject({
      title: shortText(60),
      figures: z
        .array(z.strictObject({ value: shortText(20), label: shortText(60) }))
        .length(3)
        .describe('Trois chiffres'),
    })
    .describe('Chiffres et témoignage'),
});
