import { z } from 'astro/zod';
import { sample, shortText, text } from '../text.ts';

/** What every drawn screen says of itself. */
export const frame = {
  sample: sample(),
  name: shortText(60).describe('Nom de l’écran, pour les lecteurs d’écran'),
  summary: text().describe('Ce que montre l’écran, en une ou deux phrases'),
  menu: z.array(shortText(18)).min(3).max(9).describe('Menu du logiciel'),
  active: shortText(18).describe('Entrée ouverte du menu'),
  title: shortText(40).describe('Titre de l’écran'),
  note: shortText(50).describe('À droite du titre : jour, heure, monnaie'),
};

/** For `refine`: the open entry stands in the menu. */
export const opens = ({ menu, active }: { menu: readonly string[]; active: string }): boolean =>
  menu.includes(active);
