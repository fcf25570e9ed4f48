import { parseEnv } from 'node:util';
import { Refusal } from './refusal.ts';

/**
 * Reads the text of a `.env` file as Node does, but refuses lines that Node would pass over.
 * @param known all valid names
 * @throws Refusal with each line that gives none of them
 */
export function readEnvFile(
  file: string,
  text: string,
  known: readonly string[],
): ReadonlyMap<string, string> {
  const faults = text.split('\n').flatMap((line, index) => {
    const [, name = line.trim()] = /^\s*(\w+)\s*=/.exec(line) ?? [];
    if (/^(?:#|$)/.test(name) || known.includes(name)) return [];
    return `  ligne ${index + 1} : ${name} n’est pas une valeur de ce site (.env.example les donne toutes)`;
  });
  if (faults.length > 0) throw new Refusal([`${file} refusé :`, ...faults].join('\n'));
  return new Map(Object.entries(parseEnv(text) as Record<string, string>));
}
