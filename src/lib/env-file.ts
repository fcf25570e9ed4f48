import { editDistance } from './edit-distance.ts';
import { decodeText, unprintable } from './plain-text.ts';
import { Refusal } from './refusal.ts';

const LINE = /^\s*(?:export\s+)?([^=\s]*)\s*=\s*(.*?)\s*$/;
const QUOTED = /^(["'`])(.*)\1\s*(?:#.*)?$/;
const NAME = /^[A-Z][A-Z0-9_]*$/;

/**
 * Reads the variables of a `.env` file: one `NAME=value` a line, quoted or not, `#` for remarks, in
 * UTF-8 or UTF-16, with any line endings.
 * @param known all valid names
 * @throws Refusal with each faulty line, its name and the reason
 */
export function readEnvFile(
  file: string,
  bytes: Uint8Array,
  known: readonly string[],
): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  const faults: string[] = [];
  for (const [index, line] of textOf(file, bytes)
    .split(/\r\n|\n|\r/)
    .entries()) {
    if (/^\s*(?:#|$)/.test(line)) continue;
    const [, name = '', raw = ''] = LINE.exec(line) ?? [];
    const fault = faultOf(line, name, raw, values, known);
    if (fault) faults.push(`  ligne ${index + 1} : ${fault}`);
    else values.set(name, QUOTED.exec(raw)?.[2] ?? raw.replace(/\s*#.*$/, ''));
  }
  if (faults.length > 0) throw new Refusal(`${file} refusé :\n${faults.join('\n')}`);
  return values;
}

function textOf(file: string, bytes: Uint8Array): string {
  try {
    return decodeText(bytes);
  } catch (error) {
    throw new Refusal(`${file} ${error instanceof Error ? error.message : error}`);
  }
}

function faultOf(
  line: string,
  name: string,
  raw: string,
  values: ReadonlyMap<string, string>,
  known: readonly string[],
): string | undefined {
  if (!line.includes('=')) return `« ${line.trim()} » ne donne pas de valeur : NOM=valeur`;
  if (name === '') return `« ${line.trim()} » n’a pas de nom avant le signe =`;
  if (values.has(name)) return `${name} est donné deux fois`;
  if (/^["'`]/.test(raw) && !QUOTED.test(raw))
    return `${name} ouvre un guillemet et ne le ferme pas`;
  if (NAME.test(name) && known.includes(name)) {
    const hidden = unprintable(raw);
    return hidden && `${name} ${hidden}`;
  }
  const near = known.find((candidate) => editDistance(candidate, name.toUpperCase()) <= 3);
  return `${name} n’est pas une valeur de ce site${near ? ` ; vouliez-vous ${near} ?` : ' (.env.example les donne toutes)'}`;
}
