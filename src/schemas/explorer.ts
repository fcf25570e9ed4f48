import { z } from 'astro/zod';
import { anchor, group, heading, label, sentence, slug, text, time } from './fields.ts';
import { meta } from './meta.ts';
import { elsewhere } from './roles.ts';

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
  now: label(80).describe('Ce que l’on y fait, dit au visiteur dont c’est l’heure'),
  gain: text(90).describe('Ce que cette heure épargne, en une ligne, avant l’écran'),
  cards: z.array(screenCard).min(1).describe('Cartes de l’onglet'),
});

/** The screens of a product, one tab each; the first is shown initially. */
export const explorer = group('Écrans', {
  title: heading(60).describe('Titre de la section'),
  lede: text().optional().describe('Phrase sous le titre'),
  label: label(40).describe('Nom du jeu d’onglets, pour les lecteurs d’écran'),
  open: label(30).describe('Lien vers un écran qui n’est pas encore dans la page'),
  tabs: elsewhere(z.array(screenTab).min(2)).describe('Onglets'),
  gallery: group('Page qui montre tous les écrans à la suite', {
    meta,
    eyebrow: label(80).describe('Au-dessus du titre'),
    title: label(80).describe('Titre de la page'),
    whole: label(30).describe('Bouton qui déplie un long écran, sur un téléphone'),
    day: group('La phrase qui dit au visiteur ce qui se fait à son heure', {
      rest: label(80).describe('Sans JavaScript, à sa place'),
      opens: time().describe('Ouverture : dès lors, le premier écran'),
      closes: time().describe('Fermeture'),
      before: sentence(80, 'opens').describe('Avant l’ouverture'),
      after: sentence(80, 'opens').describe('Après la fermeture'),
    }),
  }),
}).refine(
  ({ tabs, gallery: { day } }) => tabs.every(({ at }) => day.opens <= at && at < day.closes),
  'un écran est avant l’ouverture ou après la fermeture (gallery.day)',
);

export type Explorer = z.infer<typeof explorer>;
export type ScreenCard = z.infer<typeof screenCard>;
