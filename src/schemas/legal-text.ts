import { z } from 'astro/zod';
import { anchor, heading, label, text, title } from './text.ts';

/** A legal text: a few plain statements, then numbered sections. */
export const legalText = {
  eyebrow: label(60).describe('Ligne au-dessus du titre'),
  title: title(60).describe('Titre'),
  effective: z
    .strictObject({
      date: z.iso.date('une date de la forme 2026-11-21').describe('Date d’entrée en vigueur'),
      text: label(60).describe('La même date, en toutes lettres'),
    })
    .describe('Entrée en vigueur'),
  brief: z.array(text(60)).min(3).max(4).describe('L’essentiel, en phrases courtes'),
  contents: label(30).describe('Titre du sommaire'),
  sections: z
    .array(
      z.strictObject({
        id: anchor().describe('Ancre : /privacy#cookies'),
        title: heading(60),
        paragraphs: z.array(text()).min(1),
        points: z.array(text()).default([]).describe('Liste après les paragraphes'),
        publisher: z
          .strictObject({ name: label(30), email: label(30) })
          .optional()
          .describe('Intitulés du nom et de l’adresse de l’éditeur, tirés du déploiement'),
      }),
    )
    .min(3)
    .refine((items) => new Set(items.map(({ id }) => id)).size === items.length, {
      error: 'deux sections portent le même id',
    })
    .describe('Sections numérotées'),
};

const whole = z.strictObject(legalText);
export type LegalText = z.infer<typeof whole>;
