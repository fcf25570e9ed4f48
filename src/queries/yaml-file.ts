import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/**
 * @param file from the project's folder
 * @throws Error naming the file that is not YAML, and where.
 */
export function readYaml(file: string, root: string): unknown {
  try {
    return parse(readFileSync(root + file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} : ${error instanceof Error ? error.message : error}`);
  }
}
