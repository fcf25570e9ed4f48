import { z } from 'astro/zod';
import { day, establishment, listOf, many, withSums } from '#schemas/establishment.ts';
import { francs, group, label } from '#schemas/fields.ts';

/** The share of a prescription that its payer (a mutual, an insurer) covers. */
const rate = z.int('un taux entier, en pour cent').min(1).max(100).describe('Prise en charge');

const product = z.strictObject({
  name: label(30).describe('Produit'),
  price: francs().positive().describe('Prix public'),
  left: many().optional().describe('Ce qui reste, tous lots réunis'),
  threshold: many().optional().describe('Seuil'),
  ordered: many().optional().describe('Quantité du bon de commande'),
});

/** The example pharmacy: `content/fr/examples/pharmacy.yaml`. */
export const pharmacy = z
  .strictObject({
    ...establishment,
    owner: label(40).describe('Pharmacien titulaire'),
    cashier: label(40).describe('Qui clôture la caisse'),
    products: listOf(product).describe('Produits, par un nom que les textes appellent'),
    payers: listOf(z.strictObject({ name: label(30), rate })).describe('Tiers payeurs'),
    sale: group('L’ordonnance que partout l’on montre', {
      number: label(12).describe('Numéro de la vente'),
      insured: label(30).describe('Assuré'),
      beneficiary: label(30).describe('Ayant droit'),
      until: day().describe('Dernier jour de validité de la carte'),
      voucher: label(20).describe('Numéro du bon'),
      employer: label(40).describe('Société de l’assuré'),
    }),
    order: many().describe('Numéro du bon de commande'),
    evening: group('La clôture du jeudi 19 novembre', {
      float: francs().describe('Fond de caisse'),
      cash: francs().describe('Ventes en espèces'),
      mobile: francs().describe('Ventes par mobile money'),
      card: francs().describe('Ventes par carte bancaire'),
      credit: francs().describe('Ventes mises à l’encours'),
      settled: francs().describe('Crédits réglés en espèces'),
      drawer: francs().describe('Attendu dans le tiroir'),
    }).refine(
      ({ float, cash, settled, drawer }) => drawer === float + cash + settled,
      'drawer n’est pas la somme du fond, des espèces et des crédits réglés',
    ),
    accounts: listOf(z.strictObject({ name: label(30), due: francs() })).describe(
      'Clients à crédit et ce qu’ils doivent ce soir-là',
    ),
  })
  .transform(withSums);
