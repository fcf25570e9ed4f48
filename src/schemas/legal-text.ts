import { z } from 'astro/zod';
import { shortText, slug, text } from './text.ts';

/** A legal text: a few plain statements, then numbered sections. */
export const legalText = {
  eyebrow: shortText(60).describe('Ligne au-dessus du titre'),
  title: shortText(60).describe('Titre'),
  effective: z
    .strictObject({
      date: z.iso.date('une date de la forme 2026-11-21').describe('Date d’entrée en vigueur'),
      text: shortText(60).describe('La même date, en toutes lettres'),
    })
    .describe('Entrée en vigueur'),
  brief: z.array(shortText(60)).min(3).max(4).describe('L’essentiel, en phrases courtes'),
  contents: shortText(30).describe('Titre du sommaire'),
  sections: z
    .array(
      z.strictObject({
        id: slug().describe('Ancre : /privacy#cookies'),
        title: shortText(60),
        paragraphs: z.array(text()).min(1),
        points: z.array(text()).default([]).describe('Liste après les paragraphes'),
        publisher: z
          .strictObject({ name: shortText(30), email: shortText(30) })
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
