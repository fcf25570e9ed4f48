import { z } from 'astro/zod';
import { segments } from '#i18n/addresses.ts';
import { categoryQuery } from '#i18n/filters.ts';
import { productIds } from '#products/registry.ts';
import { day, label, sample, text, title } from './fields.ts';
import { photo } from './photo.ts';
import { portrait } from './portrait.ts';

const postCategories = ['pharmacy', 'retail', 'education', 'ai', 'business'] as const;

/** The drawings of `components/PostArt.tsx`. */
const postImages = ['prescription', 'voucher', 'shelf', 'instalments', 'ledger', 'till'] as const;

/** Addresses below those of lists that are not their entries. */
export const reservedInLists = [segments.page, categoryQuery] as const;
/** The same below `/blog/`. */
export const reservedPosts = ['404', ...reservedInLists] as const;

export const post = z
  .strictObject({
    title: title(70).describe('Titre de l’article, unique sur le site'),
    excerpt: text()
      .min(50, 'trop court : au moins 50 caractères')
      .max(155, 'dépasse 155 caractères')
      .describe('Chapeau : dans la liste, en tête de l’article et pour les moteurs de recherche'),
    category: z.enum(postCategories).describe('Catégorie'),
    image: z
      .union([photo('lead'), z.enum(postImages)])
      .describe('Image de l’article : une photo, ou un dessin'),
    author: label(50).describe('Auteur'),
    role: label(60).describe('Fonction de l’auteur'),
    portrait,
    date: day('2026-11-05').meta({ today: true }).describe('Date de parution'),
    tags: z.array(label(30)).min(2).max(6).describe('Mots-clés affichés ; deux à six'),
    product: z.enum(productIds).optional().describe('Logiciel concerné'),
    cloth: z
      .enum(['company', ...productIds])
      .optional()
      .describe('Étoffe de l’image, si ce n’est pas celle du logiciel'),
    keywords: z
      .array(label(40))
      .min(3)
      .max(10)
      .optional()
      .describe('Mots-clés pour les moteurs, s’il en faut d’autres que ceux affichés'),
    sample: sample(),
  })
  .transform(({ cloth, keywords, ...said }) => ({
    ...said,
    cloth: cloth ?? said.product ?? ('company' as const),
    keywords: keywords ?? said.tags,
  }));

export type Post = z.infer<typeof post>;
export type PostImage = Post['image'];
