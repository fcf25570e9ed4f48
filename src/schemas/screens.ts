import { z } from 'astro/zod';
import { productIds, products } from '#products/registry.ts';
import { group, label, sample, slug, text } from './fields.ts';
import { photo } from './photo.ts';
import { screenBlock } from './screen-blocks.ts';
import type { Marked } from './words.ts';

export const screen = z
  .strictObject({
    sample: sample(),
    name: label(60).describe('Nom de l’écran, pour les lecteurs d’écran'),
    summary: label().describe('Ce que montre l’écran, en une ou deux phrases'),
    menu: z.array(label(18)).min(3).max(9).describe('Menu du logiciel'),
    active: label(18).describe('Entrée ouverte du menu'),
    title: label(40).describe('Titre de l’écran'),
    note: label(50).describe('À droite du titre : jour, heure, monnaie'),
    screenshot: photo('screen')
      .optional()
      .describe('Une vraie capture, montrée à la place du dessin'),
    blocks: z.array(screenBlock).min(1).describe('Ce que montre l’écran, de haut en bas'),
  })
  .refine(({ menu, active }) => menu.includes(active), 'l’entrée ouverte n’est pas au menu');

/** A drawn screen beside what speaks of it, as `<Screen>` in an article. */
export const screenShown = () =>
  group('Un écran, montré sous une phrase', {
    product: z.enum(productIds).describe('Le logiciel'),
    tab: slug().describe('L’onglet de cet écran, dans les pages de présentation'),
    text: text().describe('Ce que l’on y voit'),
  });

export type ScreenData = Marked<z.infer<typeof screen>>;

type Demo = Extract<(typeof products)[number], { demo: unknown }>['demo'];
/** What a visitor may try beside a film, of the products that have it. */
export const demo = z.union(
  products.flatMap((product): Demo[] => ('demo' in product ? [product.demo] : [])),
);
