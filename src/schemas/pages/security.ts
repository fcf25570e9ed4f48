import { z } from 'astro/zod';
import { group, heading, label, list, listed, opening, sample, slug, text } from '../fields.ts';
import { percent } from '../figure.ts';
import { pageSchema } from '../meta.ts';

const record = z.strictObject({ label: label(50), lines: z.array(label(40)).min(1).max(6) });

export const security = pageSchema('security', {
  hero: group('Ouverture de la page', {
    ...opening(),
    questions: listed('Ce que l’on demande d’abord', { label: label(30), href: label() }),
    clear: record.extend({ sample: sample() }).describe('La vente telle que le comptoir la voit'),
    sealed: record.describe('La même, chiffrée : dessin'),
  }),
  features: group('Les protections', {
    title: heading(60),
    items: list({
      name: heading(60),
      text: text(),
      measures: listed('Mesures nommées, expliquées à qui n’est pas ingénieur', {
        name: heading(40),
        text: text(),
      })
        .min(1)
        .max(4),
    }).min(1),
    ask: group('Ce qui s’envoie sur demande', {
      title: label(40),
      text: text(),
      label: label(40),
      message: label().describe('Message WhatsApp préparé'),
    }),
  }),
  availability: group('La disponibilité', {
    title: heading(60),
    figure: percent.describe('Nom d’un pourcentage de figures.yaml : availability'),
    text: text(),
    legend: label().describe('Comment lire le dessin'),
  }),
  roles: group('Un exemple de rôles', {
    title: heading(60),
    lede: text(),
    columns: z.tuple([label(30), label(30), label(30)]),
    rows: z.array(z.tuple([label(40), label(60), label(60)])).min(2),
    more: z.strictObject({ label: label(40), doc: slug().describe('Article, de docs/') }),
  }),
  leaving: group('Partir', { title: heading(60), text: text(), action: label(60) }),
  practices: group('Les pratiques', { title: heading(60), items: z.array(text()).min(1) }),
  disclosure: group('Signaler une faille', {
    title: heading(60),
    text: text(),
    steps: z.array(text()).min(1),
    subject: label(60).describe('Objet du courriel'),
  }),
});
