import { z } from 'astro/zod';
import { label, sample } from './text.ts';

/** Fields that every drawn screen has. */
export const frame = {
  sample: sample(),
  name: label(60).describe('Nom de l’écran, pour les lecteurs d’écran'),
  summary: label().describe('Ce que montre l’écran, en une ou deux phrases'),
  menu: z.array(label(18)).min(3).max(9).describe('Menu du logiciel'),
  active: label(18).describe('Entrée ouverte du menu'),
  title: label(40).describe('Titre de l’écran'),
  note: label(50).describe('À droite du titre : jour, heure, monnaie'),
};

/** For `refine`: the current entry must be in the menu. */
export const opens = ({ menu, active }: { menu: readonly string[]; active: string }): boolean =>
  menu.includes(active);
