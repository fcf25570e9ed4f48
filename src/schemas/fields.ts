import { z } from 'astro/zod';
import { genders, pluralAfter, SLOT } from '#i18n/format.ts';
import { SMALLEST_COIN } from '#lib/money.ts';
import { buildDay } from '#lib/time.ts';
import { roled } from './roles.ts';

/** Never empty, no markup; `most` counts characters. */
function words(is: 'title' | 'heading' | 'text' | 'none', most = Number.POSITIVE_INFINITY) {
  const schema = z
    .string()
    .trim()
    .min(1, 'ne peut pas être vide')
    .refine((value) => !/<\/?[a-z][^>]*>/i.test(value), 'contient une balise HTML')
    .refine(
      (value) => !/\]\(|\*\*/.test(value),
      'contient un lien ou du gras comme dans un article : ici, [ ]( ) et ** se liraient',
    );
  const short = Number.isFinite(most)
    ? schema.max(most, {
        error: ({ input }) => `dépasse ${most} caractères, de ${`${input}`.length - most}`,
      })
    : schema;
  return roled(short, { is });
}

/** The page's h1, which its share image shows too. */
export const title = (most?: number) => words('title', most);

/** A heading of its object. The first heading of an object covers the whole. */
export const heading = (most?: number) => words('heading', most);

/** A text under the nearest heading. */
export const text = (most?: number) => words('text', most);

/** Not searched, not on share images: buttons, names for screen readers, drawings, keywords. */
export const label = (most?: number) => words('none', most);

/** Several such texts, whose names say what they are. */
export const labels = <Name extends string>(most: number, ...names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, label(most)])) as Record<
    Name,
    ReturnType<typeof label>
  >;

/** After a slot nothing agrees with the number that may come there: `counted` has both forms. */
const agrees = (value: string) =>
  !value
    .split(/\{#\w+\}|#/)
    .slice(1)
    .some(pluralAfter);
const AGREES = 'un pluriel suit la valeur, qui peut être 0 ou 1';

/** A label with one slot, `#`, where a figure, a name or what was typed is printed. */
export const slotted = (most: number) =>
  label(most)
    .refine((value) => value.includes('#'), 'contient #, là où s’écrit la valeur')
    .refine(agrees, AGREES);

/** What a number counts, « élève » and « élèves », or a sentence about it; `#` is the number. */
export const counted = (said: string, most: number) =>
  group(said, { one: label(most).describe('0 ou 1'), many: label(most).describe('À partir de 2') });

/** A label with several slots, each by its name, `{#plan}`, so that an editor may reorder them. */
export const sentence = (most: number, ...slots: readonly string[]) =>
  label(most).superRefine((value, { addIssue }) => {
    const found = [...value.matchAll(SLOT)].map(([, name = '']) => name);
    const refuse = (message: string) => addIssue({ code: 'custom', message });
    for (const slot of slots) if (!found.includes(slot)) refuse(`{#${slot}} manque`);
    for (const name of found) if (!slots.includes(name)) refuse(`{#${name}} n’est pas connu ici`);
    if (!agrees(value)) refuse(AGREES);
    if (value.replace(SLOT, '').includes('#')) refuse('# est sans nom : écrivez {#…}');
  });

export const ANCHOR = 'en minuscules sans accent, mots séparés par des tirets';
const name = () => z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, ANCHOR);

/** A name that an address or another file uses. */
export const slug = () => roled(name(), { is: 'none' });

/** A name that makes the id of its element, prefixed with the id of its set of tabs. */
export const anchor = (tabs?: string) =>
  roled(name(), { is: 'anchor', prefix: tabs ? `${tabs}-` : '' });

/** The same, for names fixed by the code. */
export const anchorOf = <Names extends z.ZodEnum>(names: Names) =>
  roled(names, { is: 'anchor', prefix: '' });

/** Marks a plausible sample that the owner has to replace; `npm run launch-check` lists these. */
export const sample = () =>
  z.boolean().default(false).describe('Vrai tant que la donnée est un exemple à remplacer');

/** A calendar day written 2026-11-05. No other form is accepted: others are ambiguous. */
export const writtenDay = (example: string) =>
  z.iso.date({
    error: ({ input }) =>
      /^\d{4}-\d\d-\d\d$/.test(`${input}`)
        ? `vaut ${input}, un jour qui n’existe pas`
        : `une date de la forme ${example}`,
  });

/** The same, at midnight UTC. */
export const day = (example: string) => writtenDay(example).transform((text) => new Date(text));

/** A list without what is over on the day of the build: it leaves the site by itself. */
export const notOver =
  <Item>(lastDay: (item: Item) => Date) =>
  (items: readonly Item[]): Item[] =>
    items.filter((item) => lastDay(item) >= buildDay(process.env, new Date()));

/** A time of day, written 09:50; the site prints « 9h50 ». */
export const time = () =>
  label(5).regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'une heure de la forme 09:50');

/** Whole francs that coins can pay. */
export const francs = () =>
  z
    .int('un nombre entier de francs')
    .nonnegative()
    .multipleOf(
      SMALLEST_COIN,
      `un multiple de ${SMALLEST_COIN} FCFA : il n’existe pas de pièce plus petite`,
    );

/** The gender of a person whose place among others is printed: « 1re », « 1er ». */
export const gender = () => z.enum(genders);

/** Fields that belong together; `said` tells an editor what they are for. */
export const group = <Shape extends z.ZodRawShape>(said: string, shape: Shape) =>
  z.strictObject(shape).describe(said);

/** A list of such groups. */
export const list = <Shape extends z.ZodRawShape>(shape: Shape) => z.array(z.strictObject(shape));

/** The same, with what it is for. */
export const listed = <Shape extends z.ZodRawShape>(said: string, shape: Shape) =>
  list(shape).describe(said);

/** For `refine`: whether no value appears twice. */
export const once = (values: readonly string[]) => new Set(values).size === values.length;

/** What a page opens with; `most` counts the characters of its title. */
export const opening = (most = 80) => ({
  eyebrow: text(80).describe('Ce que la page est, en une ligne au-dessus du titre'),
  title: title(most).describe('Titre de la page'),
  lede: text().describe('Phrase sous le titre'),
});
