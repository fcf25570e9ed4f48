import { z } from 'astro/zod';
import { productIds } from '../routes.ts';
import { shortText, text } from './text.ts';

const subject = z.enum(['house', ...productIds]);

export const contactCall = z.strictObject({
  title: shortText(60).describe('Titre de l’invitation'),
  lede: text().describe('Phrase sous le titre'),
  whatsapp: shortText(30).describe('Bouton WhatsApp'),
  email: shortText(30).describe('Bouton e-mail'),
  messages: z.record(subject, text()).describe('Message WhatsApp préparé, par logiciel'),
  subjects: z.record(subject, shortText(60)).describe('Objet de l’e-mail, par logiciel'),
});

export type ContactSubject = z.infer<typeof subject>;
