import { z } from 'astro/zod';
import { anchor, group, heading, label, listed, once, opening, text } from './fields.ts';

const row = z.strictObject({
  label: text(60).describe('Ce que c’est'),
  note: label(90).optional().describe('Précision, en plus petit'),
  value: text(200).describe(
    'Ce qui est ; company.legal.name entre accolades appelle une valeur de company.yaml',
  ),
  link: z
    .enum(['email', 'phone', 'site'], 'email, phone ou site')
    .optional()
    .describe('La valeur se touche : elle écrit, appelle ou ouvre un site'),
  none: z.boolean().default(false).describe('Vrai quand il n’y a rien à noter'),
});

const erase = group('Efface ce que le site garde sur l’appareil du lecteur', {
  text: text().describe('Ce que fait le bouton'),
  action: label(60).describe('Bouton qui efface'),
  done: label(160).describe('Ce qui est dit quand c’est fait'),
  see: label(60).describe('Lien vers la page qui montre ce qui est gardé'),
  undo: label(60).describe('Bouton qui revient sur ce choix'),
  undone: label(160).describe('Ce qui est dit alors'),
  failed: label(160).describe('Ce qui est dit quand le navigateur refuse'),
  without: text().describe('Comment faire sans le bouton'),
}).optional();

/** A legal text: a summary in label and value, then numbered sections. */
export const legalText = {
  ...opening(),
  effective: label(40).describe('Mots avant la date de publication, qui est celle du site'),
  register: group('La page de registre, à côté du titre', {
    id: anchor().describe('Ancre : /terms#mentions-legales'),
    title: heading(40),
    rows: z.array(row).min(3),
  }),
  contents: label(30).describe('Titre du sommaire'),
  sections: listed('Sections numérotées', {
    id: anchor().describe('Ancre : /privacy#cookies'),
    title: heading(60),
    paragraphs: z.array(text()).min(1),
    facts: z.array(row).default([]).describe('Noms, adresses et textes de loi, en tableau'),
    erase,
  })
    .min(3)
    .refine((items) => once(items.map(({ id }) => id)), 'deux sections portent le même id'),
  write: group('La ligne qui ferme la page : écrire à l’équipe', {
    text: label(90),
    email: label(120).describe('E-mail ; une valeur de déploiement s’appelle entre accolades'),
  }),
};

const whole = z.strictObject(legalText);
export type LegalText = z.infer<typeof whole>;
export type LegalRow = z.infer<typeof row>;
