import type { Form } from './collections.ts';
import type { Field } from './fields.ts';

/** What a place may be, and the group that holds it. */
type Found = Readonly<{ labels: readonly string[]; field: Field; group: Field }>;

function inside({ labels, field }: Found, name: string): Found[] {
  const number = /^\d+$/.test(name) && `n° ${Number(name) + 1}`;
  const kinds = field.types ?? [field.field ?? field];
  const found = number ? kinds : (field.fields?.filter((one) => one.name === name) ?? []);
  return found.map((one) => ({
    labels: [...labels, number || one.label],
    field: one,
    group: field,
  }));
}

/** As far as the form goes: for it, a figure is one field. */
const lookUp = (form: Field, path: string): readonly Found[] =>
  path.split('.').reduce<readonly Found[]>(
    (found, name) => {
      const next = found.flatMap((one) => inside(one, name));
      return next.length > 0 ? next : found;
    },
    [{ labels: [], field: form, group: form }],
  );

const joined = (found: readonly Found[]): string | undefined =>
  [...new Set(found.map(({ labels }) => labels.join(' › ')))].join(' ou ') || undefined;

/** « items.2.question » is « Liste › n° 3 › Question ». */
export const labelsOf = (form: Field, path: string) => joined(lookUp(form, path));

/** Refusals of the build, each in the words of the form that corrects it. */
export const inWords = (refusals: string, forms: readonly Form[]): string =>
  refusals
    .split(/\n(?=src\/)/)
    .map((refusal) => {
      const form = forms.find(({ path }) => refusal.startsWith(path));
      return form ? ofOne(refusal, form) : refusal;
    })
    .join('\n');

const ofOne = (refusal: string, { label, form, names }: Form): string =>
  refusal
    .replace(/^([^\s,]+)(, ligne \d+)? :/, `${label} ($1)$2 :`)
    .replace(
      /(?<= : |^ {2})([a-z_][\w-]*(?:\.[\w-]+)*)(?: :)?( .*)/gm,
      (whole, path: string, reason: string) => {
        const found = lookUp(form, path);
        const place = joined(found) ?? names?.[path.replace(/\..*/, '')];
        return place ? `${place} :${reasonOf(reason, found[0], names)}` : whole;
      },
    );

/** Without how a file writes it; choices, figures and « (from) », a field beside, by their names. */
const reasonOf = (reason: string, found: Found | undefined, names: Form['names']): string =>
  reason
    .replace(/ : \{ .*| \(ses champs : .*/, '')
    .replace(/(\()?([\p{L}\d_/-]+)/gu, (_, open = '', word: string) => {
      const choice = found?.field.options?.find(({ value }) => value === word);
      const beside = open && found?.group.fields?.find(({ name }) => name === word)?.label;
      const name = beside || names?.[word];
      return `${open}${choice?.label ?? (name ? `« ${name} »` : word)}`;
    });
