import { z } from 'astro/zod';
import { label, sample } from './fields.ts';
import { photo } from './photo.ts';

/**
 * The schema of a drawn screen: the fields that every screen has, then its own.
 * @param id the name of its file in `content/fr/screens/`
 */
export const drawnScreen = <Id extends string, Shape extends z.ZodRawShape>(id: Id, shape: Shape) =>
  z
    .strictObject({
      screen: z.literal(id),
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
      ...shape,
    })
    .refine(opens, 'l’entrée ouverte n’est pas au menu');

function opens(screen: unknown): boolean {
  const { menu, active } = screen as { menu: string[]; active: string };
  return menu.includes(active);
}
