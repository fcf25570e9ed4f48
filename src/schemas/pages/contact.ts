import { z } from 'astro/zod';
import { group, heading, label, opening, slotted, text } from '../fields.ts';
import { pageSchema } from '../meta.ts';

export const contact = pageSchema('contact', {
  ...opening(50),
  whatsapp: group('Carte WhatsApp et téléphone', {
    title: heading(40),
    text: text(),
    bubble: label(60).describe('Annonce du message préparé'),
    trades: label(60).describe('Annonce du même message, métier par métier'),
    action: label(30).describe('Bouton vers WhatsApp'),
  }),
  email: group('Carte e-mail', {
    title: heading(40),
    uses: z.array(label(30)).min(2).max(4).describe('À quoi sert cette adresse'),
    action: label(30).describe('Bouton vers la messagerie'),
  }),
  hours: group('Horaires, dans la carte WhatsApp', {
    text: text().describe('Au-dessus des jours de la semaine'),
    closed: slotted(40).describe('Ce que l’on dit d’un jour de fermeture ; # est ce jour'),
  }),
});
