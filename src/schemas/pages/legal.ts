import { anchors } from '#i18n/addresses.ts';
import { label, text, title } from '../fields.ts';
import { legalText } from '../legal-text.ts';
import { pageSchema } from '../meta.ts';

export const terms = pageSchema('terms', legalText);

export const privacy = pageSchema('privacy', {
  ...legalText,
  sections: legalText.sections.refine(
    (sections) => sections.some(({ id }) => id === anchors.device),
    { error: `une section a l’id « ${anchors.device} » : /hors-ligne y mène` },
  ),
});

/** A page that has moved: what happened, and where it is now. */
const moved = {
  title: title(60).describe('Titre'),
  body: text().describe('Ce qui a changé'),
  action: label(60).describe('Lien vers la nouvelle adresse'),
};

export const legal = pageSchema('legal', moved);
export const privacyPolicy = pageSchema('privacy-policy', moved);
