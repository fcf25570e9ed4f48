/** Adds a product from a fixture to a copy of the project. */
import { appendFile, cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const fixture = fileURLToPath(new URL('../fixtures/clinic', import.meta.url));

export interface NewProduct {
  readonly id: string;
  readonly name: string;
  /** Its tab on the page about AI. */
  readonly trade: string;
}

export const clinic: NewProduct = { id: 'tapclinic', name: 'TapClinic', trade: 'clinique' };

/** The same fixture again: the fifth product of a copy. */
export const garage: NewProduct = { id: 'tapgarage', name: 'TapGarage', trade: 'garage' };

const capitalised = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);

/** Adapts a text or file name of the fixture to this product. */
function renamed(text: string, { id, name, trade }: NewProduct): string {
  const short = id.replace('tap', '');
  return text
    .replaceAll(clinic.id, id)
    .replaceAll(clinic.name, name)
    .replaceAll(clinic.trade, trade)
    .replaceAll(capitalised(clinic.trade), capitalised(trade))
    .replaceAll(/\bclinic\b/g, short);
}

/**
 * A folder, its content, its questions, a line in the registry, its price and deployment values.
 */
export async function addProduct(folder: string, product: NewProduct): Promise<void> {
  const { id } = product;
  for (const entry of await readdir(fixture, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const from = join(entry.parentPath, entry.name);
    const to = join(folder, renamed(from.slice(fixture.length), product));
    await mkdir(dirname(to), { recursive: true });
    await writeFile(to, renamed(await readFile(from, 'utf8'), product));
  }
  await register(join(folder, 'src/products/registry.ts'), id);
  const questions = renamed(
    await readFile(new URL('../fixtures/clinic-questions.yaml', import.meta.url), 'utf8'),
    product,
  );
  await appendFile(join(folder, 'src/content/fr/faq.yaml'), questions);
  const price = renamed('clinic-price: { amount: 10000, currency: FCFA }', product);
  await appendFile(join(folder, 'src/content/figures.yaml'), `\n${price}\n`);
  if (product === clinic) await cp(join(folder, '.env.example'), join(folder, '.env'));
  const variables = ['REGISTER', 'LOGIN'].map(
    (door) => `${id.toUpperCase()}_${door}_URL=https://${id}.example.org/${door.toLowerCase()}\n`,
  );
  const values = `# ${product.name}\n${variables.join('')}`;
  await appendFile(join(folder, '.env'), values);
  await appendFile(
    join(folder, '.env.example'),
    `\n${values.replaceAll('.example.org', '.example.com')}`,
  );
}

async function register(file: string, id: string): Promise<void> {
  const source = await readFile(file, 'utf8');
  const listed = source.replace(
    /^export const rooms = \[([^\]]+)\]/m,
    `export const rooms = [$1, ${id}]`,
  );
  if (listed === source) throw new Error('the registry has no list of rooms');
  await writeFile(file, `import { ${id} } from './${id}/room.ts';\n${listed}`);
}
