import { z } from 'astro/zod';
import { productSections } from '#products/definition.ts';
import { companyRouteIds, type RouteId } from '#routes.ts';
import { type FooterGroup, footerGroups } from '#site-map.ts';
import { group, label, slotted } from './fields.ts';
import { filmWords } from './film.ts';

export const navigation = z.strictObject({
  routes: z
    .record(z.enum(companyRouteIds), label(40))
    .describe('Nom des pages de la maison ; celles d’un logiciel sont dans products/'),
  sections: z
    .record(
      z.enum(productSections),
      group('Nom et précision', { label: label(24), hint: label(60) }),
    )
    .describe('Les trois pages d’un logiciel'),
  footer: z
    .record(z.enum(Object.keys(footerGroups) as FooterGroup[]), label(24))
    .describe('Titres des colonnes du pied de page'),
  faq: label(12).describe('Bouton vers l’aide'),
  login: label(20).describe('Bouton de connexion'),
  logins: group('Connexions des clients, au pied de page et dans le menu sur téléphone', {
    title: label(24),
    link: slotted(30).describe('# vaut le nom du logiciel'),
  }),
  trial: label(20).describe('Bouton d’essai'),
  trialOffer: label(30).describe('Nom de l’essai, pour les moteurs de recherche'),
  free: group('Ce qui ne coûte rien, à côté du bouton d’essai', {
    amount: label(24),
    per: label(50).describe('En plus petit'),
  }),
  film: filmWords(),
  newTab: label(24).describe('Annonce d’un nouvel onglet'),
  menu: label(12).describe('Bouton du menu sur téléphone'),
  close: label(12).describe('Bouton de fermeture'),
  search: label(16).describe('Bouton de la recherche'),
  searchKeys: label(10).describe('Touches qui l’ouvrent'),
  menuTitle: label(30).describe('Titre du menu sur téléphone'),
  skip: label(30).describe('Lien d’évitement'),
  share: group('Partage d’une page', {
    title: label(50).describe('Invitation à partager la page'),
    whatsapp: label(30).describe('Lien vers WhatsApp'),
  }),
  pages: group('Pages d’une longue liste', {
    label: label(40).describe('Nom de la suite de pages, lu à voix haute'),
    number: slotted(20).describe('Après le titre d’une page ; # est son numéro'),
    previous: label(24).describe('Vers la page précédente'),
    next: label(24).describe('Vers la page suivante'),
  }),
  labels: group('Noms des repères, pour les lecteurs d’écran', {
    main: label(),
    phone: label(),
    product: label(),
    price: label(),
    footer: label(),
    home: label(),
    trail: label(),
  }),
});

/** Adds the names of all pages, those of products too. */
export type Navigation = Omit<z.infer<typeof navigation>, 'routes'> & {
  routes: Readonly<Record<RouteId, string>>;
};
