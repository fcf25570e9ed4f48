import { label, text, title } from './text.ts';

/** A page that has moved: what happened, and where it is now. */
export const moved = {
  title: title(60).describe('Titre'),
  body: text().describe('Ce qui a changé'),
  action: label(60).describe('Lien vers la nouvelle adresse'),
};
