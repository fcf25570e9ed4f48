import { z } from 'astro/zod';
import { label } from './fields.ts';

export const contactCall = z.strictObject({
  title: label(60).describe('Titre de l’invitation'),
  lede: label().describe('Phrase sous le titre'),
  whatsapp: label(30).describe('Bouton WhatsApp'),
  email: label(30).describe('Bouton e-mail'),
  question: label(40).describe('Lien WhatsApp là où l’on vient de comprendre'),
  message: label().describe('Message WhatsApp préparé'),
  subject: label(60).describe('Objet de l’e-mail'),
});
