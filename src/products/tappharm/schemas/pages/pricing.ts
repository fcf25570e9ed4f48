import { group, heading, label, listed, opening, text } from '#schemas/fields.ts';
import { pageSchema } from '#schemas/meta.ts';
import { pricingQuestions } from '#schemas/pricing-questions.ts';
import { pharmCost } from '../calculator.ts';

export const tappharmPricing = pageSchema('tappharm-pricing', {
  ...opening(),
  stairs: group('Les prix, année après année ; ils viennent de la formule, dans plans/', {
    title: heading(60).describe('Titre, avec le nom de la formule'),
  }),
  calculator: pharmCost,
  included: heading(60).describe('Titre de ce que la formule comprend'),
  module: group('Module facturé à l’usage', {
    tag: label(20).describe('« En option »'),
    title: heading(40),
    text: text(),
    meters: listed('Ce qui se paie à l’usage', {
      name: heading(20).describe('Ce qui se compte'),
      text: text(90).describe('À quoi cela sert'),
      price: text(40).describe('Comment c’est facturé'),
    }).min(1),
    link: label(30).describe('Lien vers le contact : ces prix ne sont pas affichés'),
  }),
  faq: pricingQuestions,
});
