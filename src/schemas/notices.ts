import { z } from 'astro/zod';
import { day, group, label, notOver } from './fields.ts';

const notice = z
  .strictObject({
    text: label(160).describe('Ce que l’on annonce, en une phrase'),
    from: day('2026-12-20').describe('Premier jour où elle se montre'),
    to: day('2026-12-26').describe('Dernier jour'),
    pages: z
      .array(label().regex(/^\/\S*$/, 'une adresse du site, par exemple /support'))
      .min(1)
      .optional()
      .describe('Où : une adresse vaut aussi pour celles qu’elle commence ; absent : partout'),
    link: group('Où l’on en lit plus', {
      href: label().describe('Une adresse du site'),
      label: label(40),
    }).optional(),
  })
  .refine(({ from, to }) => from <= to, {
    path: ['to'],
    message: 'ne peut venir avant le premier jour (from)',
  });

export const notices = z.strictObject({
  label: label(30).describe('Nom d’une annonce, pour les lecteurs d’écran'),
  items: z
    .array(notice)
    .transform(notOver(({ to }) => to))
    .describe('Annonces ; aucune est permis'),
});
