import { z } from 'astro/zod';
import { productSections } from '#products/definition.ts';
import { type AiTab, aiTab } from './ai-tab.ts';
import { group, heading, label, text } from './fields.ts';
import { meta } from './meta.ts';
import { sheet } from './sheet.ts';

/** What the pages of the company say of a product; its own pages have their own files. */
export const product = z.strictObject({
  name: heading(20).describe('Nom du logiciel'),
  audience: text(60).describe('À qui il s’adresse'),
  pitch: text(60).describe('Ce qu’il tient, en une ligne'),
  start: label(40).describe('Ce que coûte le début, dans le bouton d’essai qui ouvre ses pages'),
  price: label(100).describe('Ce qu’il coûte, en une ligne, sous les boutons d’essai'),
  pages: z.record(z.enum(productSections), label(40)).describe('Nom de chacune de ses pages'),
  contact: group('L’invitation à nous écrire, sur ses pages', {
    title: label(100).describe('Titre de l’invitation : l’essai, puis le prix'),
    message: label().describe('Message WhatsApp préparé'),
    subject: label(60).describe('Objet de l’e-mail'),
  }),
  home: group('Son panneau sur l’accueil', {
    title: heading(90),
    points: z.array(text(90)).min(2).max(4),
    cost: group('Ce qu’il coûte, sous la promesse de l’accueil', {
      amount: label(30),
      per: label(30).describe('Par quoi il se compte ; « par mois »'),
      note: label(40)
        .optional()
        .describe('Ce qu’il devient ou couvre ; sauf là où la place manque'),
    }),
    action: label(30),
    sheet,
  }),
  post: label(120).describe('À la fin des articles qui le concernent, devant l’essai'),
  asked: z
    .array(label().startsWith('/', 'une adresse du site : /support#prix-boutique'))
    .max(6)
    .describe('Adresses des questions les plus posées, sur la page de recherche'),
  brochure: group('Sa feuille à imprimer', {
    meta,
    does: heading(50).describe('Titre de ce que fait le logiciel'),
  }),
  ai: aiTab.describe('Son onglet sur la page de l’IA'),
});

export type Product = Omit<z.infer<typeof product>, 'ai'> & { ai: AiTab };
