import { z } from 'astro/zod';
import { sumOf } from '#lib/sum.ts';
import { computed } from '#lib/sums.ts';
import { coverageRate, francs } from './francs.ts';
import { label } from './text.ts';

const many = () => z.int('un nombre entier').nonnegative();
const day = () => z.iso.date('une date entre guillemets : "2026-12-31"');
const key = z.string().regex(/^[a-z][a-zA-Z0-9]*$/, 'en lettres et chiffres, minuscule d’abord');
const listOf = <Item extends z.ZodType>(item: Item) => z.record(key, item);

const operand = z.union(
  [z.int(), z.string().regex(/^[a-zA-Z0-9]+(?:\.[a-zA-Z0-9]+)*$/)],
  'un nombre entier, ou le chemin d’un nombre : articles.rice.price',
);
const pair = z.tuple([operand, operand], 'deux nombres ou chemins');
const sum = z.union(
  [
    z.strictObject({ sum: z.array(z.union([operand, z.tuple([operand, z.int()])])).min(1) }),
    z.strictObject({ times: pair }),
    z.strictObject({ share: pair }),
    z.strictObject({ vat: pair }),
  ],
  'un calcul : { sum }, { times }, { share } ou { vat }',
);

/** The sums that texts state, computed from the other values of the establishment. */
const sums = listOf(sum).describe(
  'Sommes que les textes disent : additions, produits, parts d’un tiers payeur, TVA comprise',
);

type Sums = z.infer<typeof sums>;

/** @throws ZodError naming the sum that cannot be computed */
function withSums<Data extends { sums: Sums }>(data: Data, context: z.RefinementCtx) {
  try {
    return { ...data, sums: computed(data.sums, data) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    context.addIssue({ code: 'custom', message, path: ['sums'] });
    return z.NEVER;
  }
}

const establishment = {
  sums,
  name: label(40).describe('Nom, inventé'),
  town: label(30).describe('Ville'),
};

const product = z.strictObject({
  name: label(30).describe('Produit'),
  price: francs().positive().describe('Prix public'),
  left: many().optional().describe('Ce qui reste, tous lots réunis'),
  threshold: many().optional().describe('Seuil'),
  ordered: many().optional().describe('Quantité du bon de commande'),
});

const pharmacy = z
  .strictObject({
    ...establishment,
    owner: label(40).describe('Pharmacien titulaire'),
    cashier: label(40).describe('Qui clôture la caisse'),
    products: listOf(product).describe('Produits, par un nom que les textes appellent'),
    payers: listOf(
      z.strictObject({ name: label(30), rate: coverageRate().describe('Prise en charge') }),
    ).describe('Tiers payeurs'),
    sale: z
      .strictObject({
        number: many().describe('Numéro de la vente'),
        insured: label(30).describe('Assuré'),
        beneficiary: label(30).describe('Ayant droit'),
        until: day().describe('Dernier jour de validité de la carte'),
        voucher: label(20).describe('Numéro du bon'),
        employer: label(40).describe('Société de l’assuré'),
      })
      .describe('L’ordonnance que partout l’on montre'),
    order: many().describe('Numéro du bon de commande'),
    evening: z
      .strictObject({
        float: francs().describe('Fond de caisse'),
        cash: francs().describe('Ventes en espèces'),
        mobile: francs().describe('Ventes par mobile money'),
        settled: francs().describe('Crédits réglés en espèces'),
        drawer: francs().describe('Attendu dans le tiroir'),
      })
      .refine(
        ({ float, cash, settled, drawer }) => drawer === float + cash + settled,
        'drawer n’est pas la somme du fond, des espèces et des crédits réglés',
      )
      .describe('La clôture du jeudi 19 novembre'),
    accounts: listOf(z.strictObject({ name: label(30), due: francs() })).describe(
      'Clients à crédit et ce qu’ils doivent ce soir-là',
    ),
  })
  .transform(withSums);

const article = z.strictObject({
  code: label(4).optional().describe('Code court'),
  name: label(30).describe('Article'),
  price: francs().positive().describe('Prix de vente, TVA comprise'),
  cost: francs().positive().optional().describe('Prix d’achat'),
  vat: z.int().describe('Taux de TVA, en pour cent : l’un de ceux du pays'),
});

const shop = z
  .strictObject({
    ...establishment,
    manager: label(40).describe('Gérant'),
    address: label(60).describe('Adresse de la boutique du ticket'),
    taxId: label(30).describe('Numéro de contribuable, inventé'),
    vat: z
      .strictObject({
        country: label(30).describe('Pays dont ce sont les taux'),
        on: day().describe('Jour où ils ont été relevés'),
        rates: z.array(z.int().min(0).max(100)).min(1).describe('Taux, en pour cent'),
      })
      .describe('Les taux que les articles d’exemple portent'),
    articles: listOf(article).describe('Articles, par un nom que les textes appellent'),
    short: listOf(z.strictObject({ shop: label(20), left: many(), threshold: many() })).describe(
      'Articles à recommander samedi soir',
    ),
    ticket: z
      .strictObject({
        number: many().describe('Numéro du ticket'),
        on: day().describe('Jour de la vente'),
        received: francs().describe('Espèces reçues'),
      })
      .describe('La vente que partout l’on montre'),
  })
  .superRefine(({ articles, vat }, { addIssue }) => {
    for (const [name, { vat: rate }] of Object.entries(articles)) {
      if (vat.rates.includes(rate)) continue;
      const message = `n’est pas un taux de ${vat.country} : ${vat.rates.join(', ')}`;
      addIssue({ code: 'custom', message, path: ['articles', name, 'vat'] });
    }
  })
  .transform(withSums);

const school = z
  .strictObject({
    ...establishment,
    studies: label(40).describe('Directrice des études'),
    pupils: many().describe('Effectif'),
    level: z
      .strictObject({ name: label(8), pupils: many() })
      .describe('Le niveau dont parlent la documentation et l’API'),
    classes: listOf(z.strictObject({ name: label(8), pupils: many() })).describe(
      'Les classes de ce niveau',
    ),
    fees: z
      .strictObject({
        year: francs(),
        enrolment: francs(),
        instalment: francs(),
      })
      .refine(
        ({ year, enrolment, instalment }) => year === enrolment + 3 * instalment,
        'year n’est pas l’inscription et trois tranches',
      )
      .describe('La scolarité'),
    received: listOf(francs()).describe('Encaissé au 14 janvier, échéance par échéance'),
    pupil: z
      .strictObject({
        name: label(30),
        id: label(12).describe('Matricule'),
        paid: listOf(francs()).describe('Versements de l’année, dans l’ordre ; ils la soldent'),
        average: z.number().min(0).max(20).describe('Moyenne du premier trimestre'),
        attendance: z.number().min(0).max(100).describe('Assiduité, en pour cent'),
      })
      .describe('L’élève dont on suit le dossier'),
  })
  .refine(
    ({ level, classes }) =>
      level.pupils === Object.values(classes).reduce((all, { pupils }) => all + pupils, 0),
    { path: ['level', 'pupils'], message: 'n’est pas la somme des classes' },
  )
  .refine(({ pupil, fees }) => sumOf(Object.values(pupil.paid), Number) === fees.year, {
    path: ['pupil', 'paid'],
    message: 'ne fait pas l’année',
  })
  .transform(withSums);

/** One pharmacy, one shop, one school: all screens, demonstrations and articles use these. */
export const examples = { pharmacy, shop, school };
