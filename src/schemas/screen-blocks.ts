/** What drawn screens are made of: one schema a kind of block, which `components/screen` draws. */
import { z } from 'astro/zod';
import { sumOf } from '#lib/sum.ts';
import { group, label, list, listed } from './fields.ts';
import { roled } from './roles.ts';

const number = (said: string) => z.number().describe(said);
const text = (most: number, said: string) => label(most).describe(said);
const flag = (said: string) => z.boolean().optional().describe(said);
const title = () => text(60, 'Titre de cette partie');
/** A number is printed with its thousands, and added up; a text stays as it is. */
const value = () => z.union([z.number(), label(44)]).describe('Nombre, ou texte');
const tone = z
  .enum(['ok', 'warn', 'alert', 'plain', 'product'])
  .describe(
    'ok, warn : à surveiller, alert : à traiter, plain : sans couleur, product : celle du logiciel',
  );
/** A number or a text, perhaps an empty text; or a number with its state and the note under it. */
const cell = z.union([
  z.number(),
  roled(z.string().trim().max(44), { is: 'none' }),
  z.strictObject({ value: number('Nombre'), note: text(16, 'Sous lui'), tone: tone.optional() }),
]);
type Cell = z.infer<typeof cell>;
const badge = group('État', { text: text(28, 'État'), tone }).optional();
const pairs = () => list({ label: text(30, 'Libellé'), value: value() });

/** Amounts on a list, one of which may be a number of things at a price: « 9 × 6 750 ». */
const amountOf = ({ quantity = 1, value }: { quantity?: number | undefined; value?: unknown }) =>
  typeof value === 'number' ? quantity * value : 0;

interface Listed {
  rows: readonly Parameters<typeof amountOf>[0][];
  total?: { from?: number | undefined; value?: number | undefined } | undefined;
}
/** The total of a list; what is left of an amount, `from`, minus the list. */
export const totalOf = ({ rows, total: { from } = {} }: Listed) =>
  from === undefined ? sumOf(rows, amountOf) : from - sumOf(rows, amountOf);

interface Column {
  label: string;
  times?: readonly string[] | undefined;
  sums?: boolean | undefined;
  total?: number | undefined;
}
interface Tabled {
  columns: readonly Column[];
  rows: readonly { cells: readonly Cell[] }[];
}
const numberIn = (one: Cell | undefined) => Number(typeof one === 'object' ? one.value : one) || 0;

/** The cells of each row under the columns after the first, those that are a product with them. */
export const cellsOf = ({ columns: [, ...columns], rows }: Tabled): (Cell | undefined)[][] =>
  rows.map(({ cells }) => {
    const written = columns.filter(({ times }) => !times).map(({ label }) => label);
    const of = (name: string) => cells[written.indexOf(name)];
    return columns.map(({ label, times }) =>
      times ? times.reduce((product, name) => product * numberIn(of(name)), 1) : of(label),
    );
  });

/** What the columns after the first come to, where they are added up. */
export const sumsOf = (table: Tabled): (number | undefined)[] => {
  const cells = cellsOf(table);
  return table.columns
    .slice(1)
    .map(({ sums, total }, at) =>
      sums || total !== undefined ? sumOf(cells, (row) => numberIn(row[at])) : undefined,
    );
};

type Refusing = (message: string, ...path: (string | number)[]) => void;
const refusing =
  ({ addIssue }: z.RefinementCtx): Refusing =>
  (message, ...path) =>
    addIssue({ code: 'custom', message, path });
/** What is wrong with a typed total. */
const faultOf = (typed: number | undefined, sum: number | undefined) =>
  typed !== undefined && typed !== sum && `vaut ${typed}, mais ses lignes font ${sum}`;

const block = <Kind extends string, Shape extends z.ZodRawShape>(
  kind: Kind,
  said: string,
  shape: Shape,
) =>
  group(said, {
    kind: z.literal(kind),
    ...shape,
    fold: z
      .enum(['rest', 'context'])
      .optional()
      .describe('rest : replié sur un téléphone ; context : laissé de côté dans un article'),
  });

const lesson = {
  slot: z.int().min(1).max(6).describe('Créneau, à partir de 1'),
  hours: z.int().min(1).max(2).default(1).describe('Durée, en créneaux'),
  title: text(18, 'Matière, ou classe'),
  detail: text(40, 'Enseignant et salle'),
  shade: z.enum(['deep']).optional().describe('deep : teinte plus soutenue'),
  now: flag('Cours en train de se faire'),
};

const leaves = [
  block('tiles', 'Tuiles de chiffres', {
    tiles: list({
      label: text(24, 'Ce que dit le chiffre'),
      value: value(),
      note: text(30, 'Sous le chiffre').optional(),
      counts: z.literal(true).optional().describe('Le chiffre à regarder'),
    }).min(2),
  }),
  block('bars', 'Barres', {
    title: title(),
    unit: text(16, 'Après chaque nombre, pour qui écoute').optional(),
    printed: flag('Vrai si le nombre s’imprime sous sa barre'),
    highlight: text(16, 'Barre en pleine couleur ; sans elle, la dernière').optional(),
    bars: list({
      label: text(16, 'Sous la barre'),
      value: number('Nombre').nonnegative(),
      of: number('Le tout dont ce nombre est une part').positive().optional(),
    })
      .min(2)
      .max(8),
  }),
  block('lines', 'Deux courbes, en millions', {
    title: title(),
    lines: z.tuple([label(16), label(16)]).describe('Nom des deux courbes'),
    note: text(40, 'Ce que disent les chiffres sous les points : la première moins la seconde'),
    points: list({ label: text(8, 'Mois'), values: z.tuple([z.int().positive(), z.int()]) })
      .min(3)
      .max(12),
  }),
  block('rows', 'Liste de lignes', {
    title: title().optional(),
    unit: z.enum(['F', 'FCFA']).optional().describe('Monnaie, après chaque nombre'),
    counts: pairs().optional().describe('Chiffres au-dessus de la liste'),
    rows: list({
      name: text(44, 'Nom de la ligne'),
      detail: text(50, 'Sous le nom').optional(),
      quantity: number('Quantité, quand la valeur est un prix').optional(),
      value: value().optional(),
      badge,
    }).min(1),
    total: group('Dernière ligne : le total, calculé', {
      name: text(30, 'Nom du total'),
      detail: text(30, 'Sous le nom').optional(),
      from: number('Somme de départ, dont la liste se retranche').optional(),
      value: number('Total attendu ; sans lui, il se calcule').optional(),
      counts: flag('Le chiffre à regarder'),
    }).optional(),
  }).superRefine((one, context) => {
    const fault = faultOf(one.total?.value, totalOf(one));
    if (fault) refusing(context)(fault, 'total', 'value');
  }),
  block('table', 'Tableau', {
    caption: text(60, 'Titre du tableau'),
    titled: flag('Vrai si le titre se voit ; sinon, il se lit à voix haute'),
    columns: list({
      label: text(24, 'En-tête ; la première colonne nomme les lignes'),
      numeric: flag('Colonne de nombres'),
      beside: flag('Sur un téléphone, à côté du nom'),
      rest: flag('Sur un téléphone, repliée'),
      times: z
        .array(label(24))
        .length(2)
        .optional()
        .describe('Colonnes dont celle-ci est le produit'),
      sums: flag('Vrai si la ligne de total additionne la colonne'),
      total: number('Total attendu ; un autre arrête la construction').optional(),
    }).min(2),
    rows: list({
      name: text(40, 'Nom de la ligne'),
      detail: z
        .union([z.number(), label(60)])
        .optional()
        .describe('Sous le nom'),
      cells: z
        .array(cell)
        .default([])
        .describe('Une case par colonne qui n’est pas un produit ; "" pour une case vide'),
      badge: badge.describe('État, dans la dernière colonne'),
      marked: flag('Ligne choisie'),
    }).min(1),
    total: group('Ligne de total', {
      name: text(30, 'Nom du total'),
      detail: z.number().optional(),
    }).optional(),
  }).superRefine((one, context) => {
    const refuse = refusing(context);
    const sums = sumsOf(one);
    const written = one.columns.filter(({ times }, at) => at > 0 && !times).length;
    one.columns.forEach(({ total, times = [] }, at) => {
      const fault = faultOf(total, sums[at - 1]);
      if (fault) refuse(fault, 'columns', at, 'total');
      for (const name of times)
        if (!one.columns.some(({ label }) => label === name))
          refuse(`nomme « ${name} », qui n’est pas une colonne`, 'columns', at, 'times');
    });
    one.rows.forEach(({ cells, badge: state }, at) => {
      if (cells.length + (state ? 1 : 0) > written)
        refuse(`a plus de cases que de colonnes : ${written}`, 'rows', at, 'cells');
    });
  }),
  block('week', 'Semaine de cours', {
    title: title(),
    slots: z.array(label(8)).length(6, 'six créneaux : la grille a six lignes').describe('Heures'),
    today: z.int().min(1).max(5).describe('Jour même, à partir de 1'),
    compact: flag('Plus basse, à côté d’une autre'),
    days: list({
      name: text(14, 'Jour'),
      short: text(8, 'Jour, en court'),
      lessons: listed('Cours', lesson),
    }).length(5, 'cinq jours : la grille a cinq colonnes'),
  }),
  block('form', 'Fiche remplie', {
    title: title().optional(),
    rows: list({
      label: text(24, 'Question'),
      value: value(),
      note: text(44, 'À la suite, en petit').optional(),
    }).min(1),
  }),
  block('shares', 'Parts d’un tout', {
    total: group('Le tout, calculé', {
      label: text(30, 'Devant le tout'),
      note: text(20, 'Sous lui'),
    }).optional(),
    payers: flag('Le patient, puis le tiers payeur, dans leurs couleurs'),
    parts: list({ label: text(24, 'Part'), value: number('Nombre') })
      .min(2)
      .max(4),
  }),
  block('toolbar', 'Recherche et filtres dessinés', {
    search: text(40, 'Dans le champ').optional(),
    filters: list({
      label: text(20, 'Filtre ; le premier est choisi'),
      count: number('Nombre').optional(),
    }).min(2),
  }),
  block('ticket', 'Ticket de caisse, et son règlement', {
    title: title(),
    note: text(20, 'Nombre d’articles'),
    lines: list({
      name: text(30, 'Article'),
      quantity: z.int().positive(),
      price: number('Prix'),
    }).min(1),
    subtotal: text(20, 'Sous-total, calculé'),
    discount: z.strictObject({ label: text(20, 'Remise'), value: number('Remise') }),
    total: text(20, 'Total, calculé'),
    vat: pairs().describe('Dont TVA'),
    means: z.array(label(20)).min(2).describe('Paiements ; le premier est choisi'),
    received: z.strictObject({ label: text(20, 'Reçu'), value: number('Espèces reçues') }),
    change: text(20, 'À rendre, calculé'),
    confirm: text(24, 'Bouton dessiné'),
  }),
  block('keys', 'Touches de la caisse', {
    taken: text(16, 'Après une quantité, pour qui écoute'),
    keys: list({
      name: text(30, 'Article'),
      price: number('Prix'),
      taken: z.int().positive().optional().describe('Quantité sur le ticket'),
    })
      .min(4)
      .max(12),
  }),
  block('marks', 'Notes d’une classe ; les moyennes se calculent', {
    caption: text(60, 'Titre, lu à voix haute'),
    words: group('En-têtes', {
      rank: label(8),
      pupil: label(12),
      average: label(10),
      weight: text(8, 'Devant un coefficient'),
      conduct: label(10),
      apart: text(10, 'Sous la conduite'),
    }),
    subjects: list({
      name: text(12, 'Matière'),
      weight: z.int().positive().describe('Coefficient'),
    })
      .min(3)
      .max(8),
    pupils: listed('Élèves, du premier au dernier', {
      name: text(30, 'Élève'),
      marks: z.array(z.number().min(0).max(20)).describe('Une note par matière'),
      places: z
        .array(label(4))
        .optional()
        .describe('Élève dont la ligne est ouverte : son rang par matière'),
      conduct: z.number().min(0).max(20).describe('Conduite'),
    })
      .min(3)
      .max(9),
    class: group('Moyennes de toute la classe', {
      name: text(24, 'Ligne de la classe'),
      note: text(40, 'À la suite'),
      average: text(6, 'Moyenne'),
      marks: z.array(label(6)).describe('Moyenne de chaque matière'),
    }),
  }).superRefine((one, context) =>
    [...one.pupils, one.class].forEach(({ name, marks }, at) => {
      if (marks.length !== one.subjects.length)
        refusing(context)(`${name} n’a pas une note par matière`, 'pupils', at, 'marks');
    }),
  ),
  block('count', 'Comptage d’un tiroir ; les sommes se calculent', {
    words: group('En-têtes', { number: label(16), amount: label(16), counted: label(24) }),
    piles: list({
      title: text(16, 'Billets ou pièces'),
      items: list({ value: number('Valeur'), count: z.int().nonnegative() }).min(1),
    }).length(2),
    expected: z.strictObject({ label: text(24, 'Attendu'), value: number('Montant') }),
    gap: z.strictObject({ label: text(16, 'Écart, calculé'), note: text(30, 'Sous l’écart') }),
    bank: z.strictObject({
      label: text(30, 'À verser'),
      float: number('Fond de caisse, qui reste'),
    }),
    signed: z.strictObject({ by: text(60, 'Qui a compté'), at: text(30, 'Heure') }),
  }),
  block('card', 'Carte de fidélité', {
    title: title(),
    main: z.strictObject({ label: text(24, 'Le chiffre à regarder'), value: number('Nombre') }),
    rows: pairs().min(1),
    percent: number('Chemin fait, en pour cent').min(0).max(100),
    note: text(60, 'Sous la jauge'),
  }),
] as const;

/** Blocks side by side, one under the other in a narrow window. */
const columns = <Inner extends z.ZodType>(inner: Inner) =>
  block('columns', 'Colonnes', {
    split: z
      .enum(['auto', 'even', 'narrow', 'wide', 'list', 'till'])
      .default('auto')
      .describe(
        'auto : autant qu’il en tient ; even : égales ; narrow, wide : la première est étroite, large ; list : une liste à gauche ; till : un ticket à droite',
      ),
    columns: list({
      fold: z.enum(['rest', 'context']).optional().describe('Comme celui d’un bloc'),
      blocks: z.array(inner).min(1),
    }).min(2),
  });

const leaf = z.discriminatedUnion('kind', leaves);
const middle = z.discriminatedUnion('kind', [...leaves, columns(leaf)]);
/** Columns may hold columns, once. */
export const screenBlock = z.discriminatedUnion('kind', [...leaves, columns(middle)]);

export type ScreenBlock = z.infer<typeof screenBlock>;
export type BlockOf<Kind extends ScreenBlock['kind']> = Extract<ScreenBlock, { kind: Kind }>;
/** What such a block is drawn from. */
export type Drawn<Kind extends ScreenBlock['kind']> = Omit<BlockOf<Kind>, 'kind' | 'fold'>;
