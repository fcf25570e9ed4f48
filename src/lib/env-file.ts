import { parseEnv } from 'node:util';
import { decodeText, unprintable } from './plain-text.ts';
import { Refusal } from './refusal.ts';

/**
 * Reads the variables of a `.env` file in UTF-8 or UTF-16, with any line endings, as Node does, but
 * refuses what Node would pass over or misread in silence.
 * @param known all valid names
 * @throws Refusal with each faulty line, its name and the reason
 */
export function readEnvFile(
  file: string,
  bytes: Uint8Array,
  known: readonly string[],
): ReadonlyMap<string, string> {
  const lines = textOf(file, bytes).split(/\r\n|\n|\r/);
  const names = new Set<string>();
  const faults = lines.flatMap((line, index) => {
    const fault = /^\s*(?:#|$)/.test(line) ? undefined : faultOf(line, names, known);
    return fault ? `  ligne ${index + 1} : ${fault}` : [];
  });
  if (faults.length > 0) throw new Refusal([`${file} refusé :`, ...faults].join('\n'));
  return new Map(Object.entries(parseEnv(lines.join('\n')) as Record<string, string>));
}

function textOf(file: string, bytes: Uint8Array): string {
  try {
    return decodeText(bytes);
  } catch (error) {
    throw new Refusal(`${file} ${error instanceof Error ? error.message : error}`);
  }
}

/** @param names those of the lines before; this line's is added */
function faultOf(line: string, names: Set<string>, known: readonly string[]): string | undefined {
  const [, name, raw = ''] = /^\s*(\w+)\s*=\s*(.*)/.exec(line) ?? [];
  if (!name) return `« ${line.trim()} » n’est pas de la forme NOM=valeur`;
  if (names.has(name)) return `${name} est donné deux fois`;
  names.add(name);
  if (/^(["'`])(?!.*\1)/.test(raw)) return `${name} ouvre un guillemet et ne le ferme pas`;
  if (/^(["'`])(?!(?:(?!\1).)*\1\s*$)|^[^"'`].*#|^#/.test(raw)) {
    return `${name} serait coupé à un guillemet ou à # : mettez toute la valeur entre guillemets, et une remarque seule sur sa ligne`;
  }
  const hidden = unprintable(raw);
  if (hidden) return `${name} ${hidden}`;
  if (known.includes(name)) return undefined;
  return `${name} n’est pas une valeur de ce site (.env.example les donne toutes)`;
}
