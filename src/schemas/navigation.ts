import { z } from 'astro/zod';
import { type FooterGroup, footerGroups, productSections, routeIds } from '../routes.ts';
import { shortText, text } from './text.ts';

export const navigation = z.strictObject({
  routes: z.record(z.enum(routeIds), shortText(40)).describe('Nom de chaque page'),
  sections: z
    .record(
      z.enum(productSections),
      z.strictObject({ label: shortText(24), hint: shortText(60) }).describe('Nom et précision'),
    )
    .describe('Les trois pages d’un logiciel'),
  footer: z
    .record(z.enum(Object.keys(footerGroups) as FooterGroup[]), shortText(24))
    .describe('Titres des colonnes du pied de page'),
  faq: shortText(12).describe('Bouton vers l’aide'),
  login: shortText(20).describe('Bouton de connexion'),
  trial: shortText(20).describe('Bouton d’essai'),
  newTab: shortText(24).describe('Annonce d’un nouvel onglet'),
  menu: shortText(12).describe('Bouton du menu sur téléphone'),
  close: shortText(12).describe('Bouton de fermeture'),
  search: shortText(16).describe('Bouton de la recherche'),
  searchKeys: shortText(10).describe('Touches qui l’ouvrent'),
  menuTitle: shortText(30).describe('Titre du menu sur téléphone'),
  skip: shortText(30).describe('Lien d’évitement'),
  share: z
    .strictObject({
      title: shortText(50).describe('Invitation à partager la page'),
      whatsapp: shortText(30).describe('Lien vers WhatsApp'),
      qr: shortText(20).describe('Ce qui ouvre le code QR, sur ordinateur'),
      scan: text().describe('Le code QR, pour les lecteurs d’écran'),
    })
    .describe('Partage d’une page'),
  labels: z
    .strictObject({
      main: text(),
      phone: text(),
      product: text(),
      footer: text(),
      home: text(),
      trail: text(),
    })
    .describe('Noms des repères, pour les lecteurs d’écran'),
});

export type Navigation = z.infer<typeof navigation>;
