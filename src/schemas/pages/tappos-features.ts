import { z } from 'astro/zod';
import { meta } from '../meta.ts';
import { shortText, text } from '../text.ts';

const module_ = z.strictObject({
  title: shortText(36).describe('Nom du module'),
  description: text().describe('Ce qu’il fait, en une ou deux phrases'),
  details: z.array(shortText(60)).min(2).max(3).describe('Points précis'),
});

const room = z.strictObject({
  label: shortText(20).describe('Nom de la pièce sur le plan'),
  title: shortText(50).describe('Titre du groupe'),
  lede: text().describe('Phrase sous le titre'),
  modules: z.array(module_).min(3).max(6).describe('Modules de la pièce'),
});

const amount = z.int('un nombre entier de francs').positive().multipleOf(5, 'un multiple de 5');

const notebook = z.strictObject({
  sample: z.literal(true),
  title: shortText(40).describe('À qui est la page du carnet'),
  lines: z
    .array(
      z.strictObject({
        day: shortText(12),
        name: shortText(40),
        amount: amount.describe('En FCFA, sans signe'),
        kind: z.enum(['achat', 'versement']).describe('Un achat s’ajoute, un versement se retire'),
      }),
    )
    .min(2),
  due: shortText(20).describe('Ligne du reste dû, calculé'),
});

const transfer = z.strictObject({
  sample: z.literal(true),
  title: shortText(30),
  note: shortText(40).describe('Numéro et jour'),
  item: shortText(20).describe('Titre de la colonne des articles'),
  from: shortText(20).describe('Boutique qui donne'),
  to: shortText(20).describe('Boutique qui reçoit'),
  after: shortText(20).describe('Entre une quantité et la suivante, pour les lecteurs d’écran'),
  lines: z
    .array(
      z
        .strictObject({
          name: shortText(30),
          moved: z.int().positive().describe('Quantité transférée'),
          from: z.int().nonnegative().describe('Stock de la première boutique, avant'),
          to: z.int().nonnegative().describe('Stock de la seconde, avant'),
        })
        .refine(({ moved, from }) => moved <= from, 'on ne transfère pas plus que le stock'),
    )
    .min(1),
});

export const tapposFeatures = z.strictObject({
  page: z.literal('tappos-features'),
  meta,
  eyebrow: shortText(60),
  title: shortText(60),
  lede: text(),
  rooms: z
    .strictObject({
      counter: room.extend({ notebook }).describe('Devant : le comptoir'),
      store: room.extend({ transfer }).describe('Derrière : la réserve'),
      office: room.describe('À l’écart : le bureau'),
    })
    .refine(
      ({ counter, store, office }) =>
        counter.modules.length + store.modules.length + office.modules.length === 14,
      { error: 'le logiciel compte quatorze modules, ni plus ni moins' },
    )
    .describe('Les quatorze modules, pièce par pièce'),
});

export type PosRoom = z.infer<typeof room>;
export type PosNotebook = z.infer<typeof notebook>;
export type PosTransfer = z.infer<typeof transfer>;
