import type { z } from 'astro/zod';
import { schemaFile } from './schema-file.ts';

type Issue = z.core.$ZodRawIssue;

const kinds: Readonly<Record<string, string>> = {
  array: 'une liste',
  boolean: 'true ou false',
  int: 'un nombre entier',
  number: 'un nombre',
  object: 'un groupe de champs',
  record: 'un groupe de champs',
  string: 'un texte',
  tuple: 'une liste',
};

const UNION = 'manque, ou ne correspond à rien de connu';

/** The message for a rule without its own message. */
export function inFrench(issue: Issue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'manque'
        : `doit être ${kinds[issue.expected] ?? issue.expected}`;
    case 'unrecognized_keys':
      return `ne connaît pas ${issue.keys.map((key) => `« ${key} »`).join(', ')}`;
    case 'invalid_value':
      return `${issue.input === undefined ? 'manque :' : 'doit valoir'} ${issue.values.map(String).join(', ')}`;
    case 'invalid_union':
      return UNION;
    case 'too_small':
      return `en demande au moins ${issue.minimum}`;
    case 'too_big':
      return `en admet au plus ${issue.maximum}`;
    case 'invalid_key':
      return 'n’est pas un nom admis';
    case 'invalid_format':
      return 'n’a pas la forme attendue';
    case 'not_multiple_of':
      return `doit être un multiple de ${issue.divisor}`;
    default:
      return undefined;
  }
}

/** The most errors that are printed, about a screenful. */
const MOST = 12;

/** For a value with several forms, the errors of the closest form. */
function closest(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union' || issue.message !== UNION) return [issue];
  const [nearest] = issue.errors.toSorted((a, b) => a.length - b.length);
  return (nearest ?? [issue]).flatMap((one) =>
    one === issue ? issue : closest({ ...one, path: [...issue.path, ...one.path] }),
  );
}

/** The errors of a file, one a line: the field, then the reason. */
export function faultsOf(file: string, { issues }: z.ZodError): string {
  const lines = issues.flatMap(closest).map(({ code, path, message }) => {
    const known =
      code === 'unrecognized_keys' || message === UNION
        ? ` (ses champs : ${schemaFile(file)})`
        : '';
    return [...(path.length > 0 ? [path.join('.')] : []), message + known].join(' ');
  });
  return faultLines(file, lines);
}

/** One fault beside its file, several below it. */
export function faultLines(file: string, lines: readonly string[]): string {
  const [first = '', ...others] = lines;
  if (others.length === 0) return `${file} : ${first}`;
  const rest = lines.length > MOST ? [`et ${lines.length - MOST} autres`] : [];
  return [`${file} :`, ...lines.slice(0, MOST), ...rest].join('\n  ');
}
