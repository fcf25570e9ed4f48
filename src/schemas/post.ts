import { reference } from 'astro:content';
import { z } from 'astro/zod';
import { sample, shortText, text } from './text.ts';

export const postCategories = ['pharmacy', 'retail', 'education', 'ai', 'business'] as const;

export const post = z.strictObject({
  title: shortText(90).describe('Titre de l’article'),
  excerpt: text().max(240, 'dépasse 240 caractères').describe('Chapeau, aussi dans la liste'),
  category: z.enum(postCategories).describe('Catégorie'),
  author: shortText(50).describe('Auteur'),
  role: shortText(60).describe('Fonction de l’auteur'),
  date: z.coerce.date('une date de la forme 2026-11-05').describe('Date de parution'),
  product: reference('products').optional().describe('Logiciel concerné'),
  tags: z.array(shortText(30)).min(2).max(6).describe('Mots-clés affichés'),
  keywords: z.array(shortText(40)).min(3).max(10).describe('Mots-clés pour les moteurs'),
  cloth: z.enum(['house', 'tappharm', 'tappos', 'tapschool']).describe('Étoffe de l’image'),
  sample: sample(),
});

export type Post = z.infer<typeof post>;
export type PostCategory = Post['category'];
