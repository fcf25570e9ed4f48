import { z } from 'astro/zod';
import { group, heading, label, opening, slotted, slug, text } from '../fields.ts';
import { meta, pageSchema } from '../meta.ts';
import type { Post } from '../post.ts';

export type BlogCategory = 'all' | Post['category'];

const category = <Id extends BlogCategory>(id: Id) =>
  z.strictObject({
    id: z.literal(id).describe('Catégorie, fixée par le site'),
    label: label(24).describe('Nom affiché'),
    slug: slug().describe('Nom dans l’adresse : /blog?categorie=ia'),
  });

export const blog = pageSchema('blog', {
  header: group('Ouverture de la page', opening()),
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
  search: group('Recherche et filtre', {
    label: label(),
    placeholder: label(40),
    categories: label(),
  }),
  count: group('Nombre d’articles trouvés', {
    none: label(40).describe('Aucun résultat'),
    one: slotted(40).describe('Un seul résultat, ou aucun selon la langue ; # est le nombre'),
    many: label(40).describe('Plusieurs résultats ; # est remplacé par le nombre'),
  }),
  empty: group('Quand rien ne correspond', {
    title: label(60),
    text: label(),
    reset: label(40),
    site: slotted(60).describe('Lien vers la recherche de tout le site ; # vaut ce qui est tapé'),
  }),
  pages: slotted(120).describe('Description d’une page de la liste ; # est son titre'),
  feeds: group('Abonnement aux flux', {
    title: heading(40),
    text: text(),
    newest: slotted(120).describe(
      'Dans le flux, quand il laisse des articles anciens ; # vaut le nombre d’articles',
    ),
    rss: label(24).describe('Lien vers le flux RSS'),
  }),
  article: group('Mots de la page d’un article', {
    minutes: slotted(24).describe('Temps de lecture ; # est remplacé par les minutes'),
    tags: label(24).describe('Étiquette des mots-clés'),
    contents: label(24).describe('Titre du sommaire'),
    back: label(30).describe('Lien vers la liste, en tête et à la fin'),
    around: label(40).describe('Titre de la suite'),
    previous: label(30).describe('Devant l’article paru avant'),
    next: label(30).describe('Devant l’article paru après'),
    printed: label(60).describe('Avant l’adresse, au pied de la page imprimée'),
  }),
  missing: group('Adresse du blog qui n’a pas d’article', {
    meta,
    post: slug().describe('Article montré à la place : nom de son fichier'),
    notice: label().describe('Ce que l’on dit au visiteur'),
  }),
});
