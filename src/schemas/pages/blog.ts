import { z } from 'astro/zod';
import { meta } from '../meta.ts';
import type { PostCategory } from '../post.ts';
import { shortText, slug, text } from '../text.ts';

export type BlogCategory = 'all' | PostCategory;

const category = <Id extends BlogCategory>(id: Id) =>
  z.strictObject({
    id: z.literal(id).describe('Catégorie, fixée par le site'),
    label: shortText(24).describe('Nom affiché'),
    slug: slug().describe('Nom dans l’adresse : /blog?categorie=ia'),
  });

export const blog = z.strictObject({
  page: z.literal('blog'),
  meta,
  header: z
    .strictObject({ eyebrow: shortText(70), title: shortText(60), lede: text() })
    .describe('Ouverture de la page'),
  categories: z
    .tuple([
      category('all'),
      category('pharmacy'),
      category('retail'),
      category('education'),
      category('ai'),
      category('business'),
    ])
    .describe('Catégories, dans l’ordre du filtre'),
  search: z
    .strictObject({ label: text(), placeholder: shortText(40), categories: text() })
    .describe('Recherche et filtre'),
  count: z
    .strictObject({
      none: shortText(40).describe('Aucun résultat'),
      one: shortText(40).describe('Un seul résultat'),
      many: shortText(40)
        .regex(/#/, 'contient # à la place du nombre')
        .describe('Plusieurs résultats ; # est remplacé par le nombre'),
    })
    .describe('Nombre d’articles trouvés'),
  empty: z
    .strictObject({ title: shortText(60), text: text(), reset: shortText(40) })
    .describe('Quand rien ne correspond'),
  feeds: z
    .strictObject({
      title: shortText(40),
      text: text(),
      rss: shortText(24).describe('Lien vers le flux RSS'),
      json: shortText(24).describe('Lien vers le flux JSON Feed'),
    })
    .describe('Abonnement aux flux'),
  article: z
    .strictObject({
      back: shortText(40).describe('Retour à la liste'),
      by: shortText(24).describe('Étiquette de l’auteur'),
      published: shortText(24).describe('Étiquette de la date'),
      reading: shortText(24).describe('Étiquette du temps de lecture'),
      minutes: shortText(24)
        .regex(/#/, 'contient # à la place du nombre')
        .describe('Temps de lecture ; # est remplacé par les minutes'),
      tags: shortText(24).describe('Étiquette des mots-clés'),
      contents: shortText(24).describe('Titre du sommaire'),
      around: shortText(40).describe('Titre de la suite'),
      previous: shortText(30).describe('Devant l’article paru avant'),
      next: shortText(30).describe('Devant l’article paru après'),
      printed: shortText(60).describe('Avant l’adresse, au pied de la page imprimée'),
    })
    .describe('Mots de la page d’un article'),
  missing: z
    .strictObject({
      meta,
      post: slug().describe('Article montré à la place : nom de son fichier'),
      notice: text().describe('Ce que l’on dit au visiteur'),
    })
    .describe('Adresse du blog qui n’a pas d’article'),
});
