import { z } from 'astro/zod';
import { francs, group, heading, label, list, opening, sample, text } from '#schemas/fields.ts';
import { pageSchema } from '#schemas/meta.ts';

const module_ = z.strictObject({
  title: heading(36).describe('Nom du module'),
  description: text().describe('Ce qu’il fait, en une ou deux phrases'),
  result: label(90).optional().describe('« Par exemple, … », s’il n’y a pas de dessin'),
});

const room = z.strictObject({
  label: label(20).describe('Nom de la pièce sur le plan'),
  does: label(20).describe('Ce que l’on y fait, sous ce nom'),
  title: heading(50).describe('Titre du groupe'),
  lede: text().describe('Phrase sous le titre'),
  modules: z.array(module_).min(1).describe('Modules de la pièce'),
});

const notebook = z.strictObject({
  title: label(40).describe('À qui est la page du carnet'),
  lines: list({
    day: label(12).describe('Jour'),
    text: label(60).describe('Ce qui est acheté, ou un versement'),
    amount: z.int().describe('Ce qui s’ajoute au compte ; en moins, un versement'),
  }).min(1),
  due: label(20).describe('Reste dû, calculé'),
});

const transfer = z.strictObject({
  title: label(30),
  note: label(40).describe('Numéro et jour'),
  item: label(20).describe('Titre de la colonne des articles'),
  from: label(20).describe('Boutique qui donne'),
  to: label(20).describe('Boutique qui reçoit'),
  after: label(20).describe('Entre une quantité et la suivante'),
  lines: z
    .array(
      z
        .strictObject({
          name: label(30),
          moved: z.int().positive().describe('Quantité transférée'),
          from: z.int().nonnegative().describe('Stock de la première boutique, avant'),
          to: z.int().nonnegative().describe('Stock de la seconde, avant'),
        })
        .refine(({ moved, from }) => moved <= from, 'on ne transfère pas plus que le stock'),
    )
    .min(1),
});

const evening = z.strictObject({
  title: label(40).describe('Nom de la boutique'),
  note: label(50).describe('Jour et heure'),
  rows: list({
    name: label(24).describe('Boutique'),
    detail: label(20).describe('Nombre de tickets'),
    value: francs(),
  }).min(1),
  total: label(20).describe('Total, calculé'),
});

export const tapposFeatures = pageSchema('tappos-features', {
  ...opening(),
  rooms: group('Les modules, pièce par pièce', {
    sample: sample(),
    counter: room.extend({ notebook }).describe('Devant : le comptoir'),
    store: room.extend({ transfer }).describe('Derrière : la réserve'),
    office: room.extend({ evening }).describe('À l’écart : le bureau'),
  }),
});

export type PosRoom = z.infer<typeof room>;
export type PosNotebook = z.infer<typeof notebook>;
export type PosEvening = z.infer<typeof evening>;
export type PosTransfer = z.infer<typeof transfer>;
