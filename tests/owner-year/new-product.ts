/** Adds a fourth product from a fixture to a copy of the project. */
import { appendFile, cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const fixture = (name: string) => fileURLToPath(new URL(`../fixtures/${name}`, import.meta.url));

export const clinic = { id: 'tapclinic', name: 'TapClinic', trade: 'clinique' } as const;

/**
 * A folder, its content, its questions, a line in the registry, its price and deployment values.
 */
export async function addClinic(folder: string): Promise<void> {
  const { id } = clinic;
  await cp(fixture('clinic'), folder, { recursive: true });
  const registry = join(folder, 'src/products/registry.ts');
  const source = await readFile(registry, 'utf8');
  const listed = source.replace(/,?\s*\] as const/, `, ${id}] as const`);
  await writeFile(registry, `import { ${id} } from './${id}/definition.ts';\n${listed}`);
  const questions = await readFile(fixture('clinic-questions.yaml'), 'utf8');
  await appendFile(join(folder, 'src/content/fr/faq.yaml'), questions);
  await appendFile(
    join(folder, 'src/content/figures.yaml'),
    '\nclinic-price: { amount: 10000, currency: FCFA }\n',
  );
  const values = ['REGISTER', 'LOGIN'].map(
    (link) => `${id.toUpperCase()}_${link}_URL=https://${id}.example.com/${link.toLowerCase()}\n`,
  );
  await appendFile(join(folder, '.env.example'), `\n# ${clinic.name}\n${values.join('')}`);
  await cp(join(folder, '.env.example'), join(folder, '.env'));
}
