import { z } from 'astro/zod';
import { group, heading, label, list, listed, opening, text } from '../fields.ts';
import { pageSchema } from '../meta.ts';

const kind = z.strictObject({
  name: heading(40),
  pitch: text(90).describe('Ce que fait ce partenaire, en une phrase'),
  text: text(),
  who: group('Pour qui', { title: label(40), items: z.array(text(70)).min(2).max(4) }),
  action: label(40).describe('Bouton vers la page Contact'),
});

export const partners = pageSchema('partners', {
  hero: group('Ouverture de la page', opening()),
  shares: listed('Ce que fait chacun', { name: heading(30), text: text() }).min(2),
  kinds: group('Les deux sortes de partenaires', {
    title: heading(60),
    distribution: kind,
    sector: kind,
  }),
  benefits: group('Les avantages', {
    title: heading(60),
    lede: text(),
    items: list({
      question: text(90).describe('Ce que demande le client, sans guillemets'),
      name: heading(50).describe('L’avantage'),
      text: text(),
    }).min(1),
    bill: group('Ce que paie un client la première année', {
      title: heading(60),
      lines: list({ label: label(50), amount: label(30) }).min(2),
      text: text(),
    }),
  }),
});
