import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The static imports of a browser script, by file name: `start.BC6wYj6B.js`. */
const imports = /(?:^|[;}])(?:import|export)(?:[^'"`();]*from)?["'`]\.\/([^"'`]+)["'`]/g;

/** With all static imports, in the order found. @param folder the `_a/` of a built site */
export async function withImports(folder: string, files: readonly string[]): Promise<string[]> {
  const found = [...new Set(files)];
  for (const name of found) {
    const code = await readFile(join(folder, name), 'utf8');
    for (const [, imported = ''] of code.matchAll(imports)) {
      if (!found.includes(imported)) found.push(imported);
    }
  }
  return found;
}
