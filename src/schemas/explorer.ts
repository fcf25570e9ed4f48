import { z } from 'astro/zod';
import { anchor, group, heading, label, slug, text, time } from './fields.ts';
import { meta } from './meta.ts';
import { elsewhere } from './roles.ts';

/** The text beside a screen: a title, a description and some features. */
const screenCard = z.strictObject({
  title: heading(60).describe('Titre de la carte'),
  description: text().describe('Ce que l’on fait sur cet écran'),
  features: z.array(text(90)).min(1).describe('Points précis'),
});

/** A screen with its texts. The page of all screens shows it whole, under this id. */
export const screenTab = z.strictObject({
  id: anchor().describe('Nom de l’onglet dans l’adresse'),
  screen: slug().describe('Nom du fichier de l’écran dans screens/'),
  label: heading(32).describe('Nom affiché'),
  at: time().describe('Heure de l’exemple, dans la journée des écrans : 09:50'),
  gain: text(90).optional().describe('Ce que cette heure épargne, en une ligne, avant l’écran'),
  cards: z.array(screenCard).min(1).describe('Cartes de l’onglet'),
});

const explorer = z.strictObject({
  title: heading(60).describe('Titre de la section'),
  lede: text().optional().describe('Phrase sous le titre'),
  label: label(40).describe('Nom du jeu d’onglets, pour les lecteurs d’écran'),
  open: label(30).describe('Lien vers un écran qui n’est pas encore dans la page'),
  tabs: elsewhere(z.array(screenTab).min(2)).describe('Onglets'),
  gallery: group('Page qui montre tous les écrans à la suite', {
    meta,
    eyebrow: label(60).describe('Au-dessus du titre'),
    title: label(60).describe('Titre de la page'),
    lede: label().describe('Phrase sous le titre'),
    whole: label(30).describe('Bouton qui déplie un long écran, sur un téléphone'),
  }),
});

/**
 * The screens of a product, one tab each; the first is the initial one.
 * @param screens the schemas of its screens
 */
export function explorerOf(screens: readonly { shape: { screen: z.ZodLiteral<string> } }[]) {
  const ids = screens.map(({ shape }) => shape.screen.value);
  return explorer
    .refine(({ tabs }) => tabs.map(({ screen }) => screen).join() === ids.join(), {
      error: `les onglets sont ceux des écrans dessinés, dans cet ordre : ${ids.join(', ')}`,
    })
    .describe('Écrans');
}

export type Explorer = z.infer<typeof explorer>;
export type ScreenCard = z.infer<typeof screenCard>;
