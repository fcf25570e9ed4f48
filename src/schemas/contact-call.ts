import { z } from 'astro/zod';
import { companyRouteIds } from '#routes.ts';
import { label } from './fields.ts';

/** What differs from one reader to another. */
const asked = {
  title: label(90).describe('Titre de l’invitation'),
  lede: label().describe('Phrase sous le titre'),
  message: label().describe('Message WhatsApp préparé'),
  subject: label(60).describe('Objet de l’e-mail'),
};

export const contactCall = z.strictObject({
  ...asked,
  answer: label().describe('Phrase sous le titre, là où le métier est connu'),
  whatsapp: label(30).describe('Bouton WhatsApp'),
  email: label(30).describe('Bouton e-mail'),
  question: label(40).describe('Lien WhatsApp là où l’on vient de comprendre'),
  other: label(40).describe('Lien WhatsApp après les questions qui ont une réponse'),
  pages: z
    .partialRecord(z.enum(companyRouteIds), z.strictObject(asked))
    .describe('Pages dont le lecteur ne vient pas essayer un logiciel'),
});
