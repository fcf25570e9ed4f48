/** The content as its files hold it, for tests that count or compute from it. */
import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { readNamed } from '#loading/named.ts';
import { placeFigures } from '#loading/placed-figures.ts';

const content = 'src/content';
const folder = `${content}/fr`;

const read = (file: string) => parse(readFileSync(file, 'utf8'));

/** A YAML file by name, `faq` or `pages/community`, with figures and examples inserted. */
// biome-ignore lint/suspicious/noExplicitAny: each test knows the file that it reads.
export function contentOf(name: string): any {
  return placeFigures(read(`${folder}/${name}.yaml`), readNamed());
}

/** Names of the articles of a collection: `posts`, `docs`. */
export function articlesOf(collection: string): string[] {
  const files = readdirSync(`${folder}/${collection}`).filter((file) => file.endsWith('.mdx'));
  return files.map((file) => file.replace('.mdx', ''));
}

/** Names of the YAML files of a folder: `guides`, `products`. */
export function filesOf(collection: string): string[] {
  const files = readdirSync(`${folder}/${collection}`).filter((file) => file.endsWith('.yaml'));
  return files.map((file) => file.replace('.yaml', ''));
}

/** A price of `figures.yaml`, in francs. */
export function priceOf(name: string): number {
  return read(`${content}/figures.yaml`)[name].amount;
}
