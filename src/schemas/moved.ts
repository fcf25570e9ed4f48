import { shortText, text } from './text.ts';

/** A page that has moved: what happened, and where to go on. */
export const moved = {
  title: shortText(60).describe('Titre'),
  body: text().describe('Ce qui a changé'),
  action: shortText(60).describe('Lien vers la nouvelle adresse'),
};
