import { z } from 'astro/zod';
import { productIds } from '../../routes.ts';
import { meta } from '../meta.ts';
import { sample, shortText, text } from '../text.ts';

/** Labels of the specification, to the letter. */
export const eventStatuses = ['À venir', 'Inscriptions ouvertes'] as const;

const channel = z.strictObject({
  kind: z.enum(['chat', 'code', 'forum', 'social']).describe('Sorte de canal'),
  name: shortText(40).describe('Nom du canal'),
  when: shortText(60).describe('Ce qui vous y amène, en quelques mots'),
  text: text().describe('Ce qu’on y fait'),
});

const event = z.strictObject({
  title: shortText(70).describe('Titre'),
  date: z.coerce.date('une date de la forme 2026-12-05').describe('Jour'),
  location: shortText(60).describe('Lieu'),
  attendance: z
    .enum(['place', 'online', 'both'])
    .describe('Sur place, en ligne ou les deux, pour les moteurs de recherche'),
  description: text().describe('Ce qu’on y fait, en une ou deux phrases'),
  attendees: z.int().positive().describe('Nombre de participants'),
  status: z.enum(eventStatuses).describe('État'),
  product: z.enum(productIds).describe('Logiciel dont on parle'),
  sample: sample(),
});

const contributor = z.strictObject({
  name: shortText(40).describe('Nom'),
  role: shortText(60).describe('Métier'),
  contributions: z.int().positive().describe('Nombre de contributions'),
  avatar: z.enum(['house', ...productIds]).describe('Étoffe du médaillon'),
  specialty: shortText(60).describe('Ce sur quoi on l’interroge'),
  sample: sample(),
});

export const community = z.strictObject({
  page: z.literal('community'),
  meta,
  header: z
    .strictObject({
      eyebrow: shortText(40).describe('Ligne au-dessus du titre'),
      title: shortText(60).describe('Titre de la page'),
      lede: text().describe('Phrase sous le titre'),
    })
    .describe('Ouverture de la page'),
  stats: z
    .strictObject({
      channels: shortText(40).describe('Ce que compte le premier chiffre'),
      events: shortText(40).describe('Ce que compte le deuxième'),
      attendees: shortText(40).describe('Ce que compte le troisième'),
      contributions: shortText(40).describe('Ce que compte le quatrième'),
    })
    .describe('Chiffres comptés dans cette page même'),
  channels: z
    .strictObject({
      title: shortText(60),
      items: z
        .array(channel)
        .length(4)
        .refine((items) => new Set(items.map(({ kind }) => kind)).size === 4, {
          error: 'un canal de chaque sorte',
        }),
      join: text().describe('Comment entrer'),
      action: shortText(40).describe('Bouton vers WhatsApp'),
    })
    .describe('Les quatre canaux'),
  events: z
    .strictObject({
      title: shortText(60),
      attendees: shortText(30).describe('Unité : « participants »'),
      none: text().describe('Quand tous les rendez-vous sont passés'),
      items: z.array(event).length(3),
    })
    .describe('Les trois rendez-vous'),
  contributors: z
    .strictObject({
      title: shortText(60),
      lede: text(),
      contributions: shortText(30).describe('Unité : « contributions »'),
      items: z.array(contributor).length(4),
    })
    .describe('Les quatre contributeurs'),
});
