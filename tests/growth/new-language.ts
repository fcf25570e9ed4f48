/** Adds English to a copy of the project, from a fixture: what a translator would begin with. */
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const fixture = fileURLToPath(new URL('../fixtures/english', import.meta.url));

/** A few files of content, how the language prints, and its name where languages are listed. */
export async function addEnglish(folder: string): Promise<void> {
  await cp(fixture, folder, { recursive: true });
  // The description of the API is translated whole: here one call of it.
  const api = join(folder, 'src/content/en/openapi.yaml');
  await cp(join(folder, 'src/content/fr/openapi.yaml'), api);
  await edit(api, /summary: Se connecter/, 'summary: Sign in');
  await edit(join(folder, 'src/i18n/locales.ts'), /\['fr'\]/, `['fr', 'en']`);
  for (const part of ['formats', 'search', 'typography']) {
    const file = join(folder, `src/i18n/${part}/index.ts`);
    await edit(file, /fr: fr\.(\w+)/g, 'fr: fr.$1, en: en.$1');
    await edit(file, /^/, `import * as en from './en.ts';\n`);
  }
}

async function edit(file: string, from: RegExp, to: string): Promise<void> {
  const source = await readFile(file, 'utf8');
  const changed = source.replace(from, to);
  if (changed === source) throw new Error(`${file} does not say ${from}`);
  await writeFile(file, changed);
}
