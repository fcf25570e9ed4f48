import { group, heading, label, opening, text } from '#schemas/fields.ts';
import { pageSchema } from '#schemas/meta.ts';
import { pricingQuestions } from '#schemas/pricing-questions.ts';
import { schoolFinder } from '../calculator.ts';

export const tapschoolPricing = pageSchema('tapschool-pricing', {
  ...opening(),
  subscribe: label(30).describe('Lien discret vers l’inscription, sous la formule sur devis'),
  scale: label().describe('Ce que disent les longueurs d’étoffe'),
  quote: label().describe('Message WhatsApp préparé de la formule sur devis'),
  calculator: schoolFinder,
  included: group('Ce que toutes les formules comprennent', {
    title: heading(60),
    text: text(),
    link: label(40).describe('Lien vers les fonctionnalités'),
    nonProfit: group('Remises aux organisations à but non lucratif', {
      title: heading(60),
      text: text(),
      link: label(40),
    }),
  }),
  faq: pricingQuestions,
});
