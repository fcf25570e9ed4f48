import { z } from 'astro/zod';
import { linkTo } from './link.ts';
import { shortText, text } from './text.ts';

/** With « # » where a figure or a name is printed. */
const template = (most: number) =>
  shortText(most).refine((value) => value.includes('#'), 'contient #, là où s’écrit la valeur');

const words = {
  title: shortText(50).describe('Titre de la section'),
  lede: text(),
  reset: shortText(20).describe('Bouton : revenir au départ'),
  examples: shortText(60).describe('Titre du tableau d’exemples, montré sans JavaScript'),
};

/** How a price that is shared out is printed when it is not a whole number of francs. */
const share = {
  about: template(20).describe('Montant arrondi ; # est le montant'),
  under: template(20).describe('Moins d’un franc ; # est un franc'),
};

export const pharmCost = z
  .strictObject({
    ...words,
    label: shortText(20).describe('Choix de la durée'),
    one: shortText(10).describe('Une année'),
    many: template(10).describe('Plusieurs années ; # est leur nombre'),
    years: z.array(shortText(16)).length(5).describe('Noms des cinq années'),
    start: z.int().min(1).max(5).describe('Durée montrée d’abord'),
    months: template(16).describe('Détail d’une année ; # est le prix du mois'),
    total: template(20).describe('Total ; # est la durée'),
    average: shortText(24).describe('Moyenne par mois'),
    apart: text().describe('Ce que le compte laisse de côté : le module facturé à l’usage'),
    columns: z.array(shortText(24)).length(3).describe('Durée, total, moyenne par mois'),
  })
  .describe('Le coût sur un à cinq ans');

export const posCost = z
  .strictObject({
    ...words,
    ...share,
    label: shortText(30).describe('Champ du nombre de boutiques'),
    less: shortText(30).describe('Bouton −'),
    more: shortText(30).describe('Bouton +'),
    bad: text().describe('Refus d’un nombre'),
    waiting: text().describe('À la place du résultat, tant que le nombre manque'),
    each: shortText(30).describe('Prix par boutique et par mois'),
    month: shortText(40).describe('Prix du mois, toutes boutiques comprises'),
    year: shortText(30).describe('Prix de l’année'),
    start: z.int().positive().describe('Nombre montré d’abord'),
    sizes: z
      .array(z.int().positive())
      .min(3)
      .describe('Nombres de boutiques du tableau d’exemples'),
    columns: z.array(shortText(30)).length(3).describe('Boutiques, prix du mois, par boutique'),
  })
  .describe('Le coût selon le nombre de boutiques');

export const schoolFinder = z
  .strictObject({
    ...words,
    ...share,
    kind: shortText(30).describe('Choix du type d’établissement'),
    kinds: z
      .array(
        z.strictObject({
          plan: linkTo('plans').describe('Formule'),
          one: shortText(12).describe('Celui que l’on compte : « élève »'),
          many: shortText(12).describe('Au pluriel'),
          example: z
            .int()
            .positive()
            .optional()
            .describe('Effectif du tableau d’exemples ; absent : pas d’exemple'),
        }),
      )
      .length(7)
      .describe('Les sept formules, dans l’ordre du choix'),
    start: z.int().positive().describe('Effectif montré d’abord, pour la première formule'),
    count: template(40).describe('Champ de l’effectif ; # est qui l’on compte'),
    bad: text().describe('Refus d’un effectif'),
    waiting: text().describe('À la place du résultat, tant que l’effectif manque'),
    plan: shortText(20).describe('Devant le nom de la formule'),
    each: template(30).describe('Prix par personne ; # est qui l’on compte'),
    whole: shortText(40).describe('Prix de l’établissement'),
    over: template(90).describe('Effectif trop grand ; # est la limite de la formule'),
    columns: z.array(shortText(24)).length(4).describe('Établissement, effectif, prix, par élève'),
  })
  .describe('La formule selon l’établissement et l’effectif');

export type PharmCostContent = z.infer<typeof pharmCost>;
export type PosCostContent = z.infer<typeof posCost>;
export type SchoolFinderContent = z.infer<typeof schoolFinder>;
