import type { Field } from './fields.ts';

/** A file and its form, as `collections.ts` lists them. */
interface Named {
  readonly path: string;
  readonly label: string;
  readonly form: Field;
}

/** « items.2.question » is « Liste › n° 3 › Question ». */
export function labelsOf(form: Field, path: string): string | undefined {
  let field: Field | undefined = form;
  const labels: string[] = [];
  for (const name of path.split('.')) {
    if (/^\d+$/.test(name)) {
      labels.push(`n° ${Number(name) + 1}`);
      field = field?.field ?? field;
      continue;
    }
    field = field?.fields?.find((one) => one.name === name);
    if (!field) return undefined;
    labels.push(field.label);
  }
  return labels.join(' › ');
}

/** A refusal of the build, in the words of the form that corrects it. */
export const inWords = (refusals: string, forms: readonly Named[]): string =>
  refusals
    .split(/\n(?=src\/)/)
    .map((refusal) => ofOne(refusal, forms))
    .join('\n');

function ofOne(refusal: string, forms: readonly Named[]): string {
  const named = forms.find(({ path }) => refusal.startsWith(path));
  if (!named) return refusal;
  return refusal
    .replace(/^([^\s,]+)(, ligne \d+)? :/, `${named.label} ($1)$2 :`)
    .replace(
      /(?<= : |^ {2})([a-z_][\w-]*(?:\.[\w-]+)*)(?: :)?(?= )/gm,
      (said, path: string) => labelsOf(named.form, path)?.concat(' :') ?? said,
    );
}
