import { existsSync } from 'node:fs';
import type { z } from 'astro/zod';
import { contentPath, defaultLocale, type Locale } from '#i18n/locales.ts';
import type { Example, Named } from '#lib/figures.ts';
import { Refusal } from '#lib/refusal.ts';
import { rooms } from '#products/registry.ts';
import { checked } from './checked.ts';
import { readDeployed } from './deployed-file.ts';
import { readFigures } from './figures-file.ts';
import { readYaml } from './yaml-file.ts';

/** The schemas that the rooms give, by the name of their file. */
const schemas: Readonly<Record<string, z.ZodType>> = Object.assign(
  {},
  ...rooms.map(({ examples }) => examples),
);

/** The files of the examples, from the folder of a language. */
export const exampleFiles = Object.keys(schemas).map((name) => `examples/${name}.yaml`);

/**
 * The values of the example establishments of the products, by path: `shop.articles.rice.price`.
 * @param root the project's folder, ending with a slash; empty for the current folder
 * @throws Refusal naming the file, each wrong field and the reason
 */
export function readExamples(
  locale: Locale = defaultLocale,
  root = '',
): Readonly<Record<string, Example>> {
  return Object.fromEntries(
    Object.entries(schemas).flatMap(([name, schema]) => {
      const path = `examples/${name}.yaml`;
      const [own, first] = [contentPath(path, locale), contentPath(path)];
      const data = readYaml(first, root);
      const file = existsSync(root + own) ? own : first;
      const said = file === first ? data : translated(data, readYaml(file, root), file);
      return valuesOf(checked(file, schema, said), name);
    }),
  );
}

type Tree = Readonly<Record<string, unknown>>;
const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The data of the default language with the words of another one. Prices, rates and sums are the
 * same in each, so they are written once.
 * @param at the path of fields that leads to the value
 * @throws Refusal naming the file and a field that is no word of the default language's file
 */
function translated(value: unknown, words: unknown, file: string, at: string[] = []): unknown {
  if (typeof value === 'string' && typeof words === 'string') return words;
  if (!isTree(value) || !isTree(words)) {
    throw new Refusal(
      `${file} : ${at.join('.')} : une traduction ne redit que les mots de l’exemple ; nombres et calculs se lisent dans ${contentPath('examples/')}`,
    );
  }
  const said = Object.entries(words).map(([key, item]) => [
    key,
    translated(value[key], item, file, [...at, key]),
  ]);
  return { ...value, ...Object.fromEntries(said) };
}

/** Every number and text under a path. Lists, and booleans such as `sample`, cannot be called. */
function valuesOf(value: unknown, path: string): [string, Example][] {
  if (typeof value === 'string' || typeof value === 'number') return [[path, { example: value }]];
  if (!isTree(value)) return [];
  return Object.entries(value).flatMap(([key, item]) => valuesOf(item, `${path}.${key}`));
}

/**
 * Everything that a text may call by name, read from the files: no collection is needed.
 * @param locale the language of the text
 */
export function readNamed(locale: Locale = defaultLocale, root = ''): Named {
  const deployed = Object.entries(readDeployed(root)).map(
    ([name, value]) => [name, typeof value === 'string' ? { example: value } : value] as const,
  );
  return {
    ...readFigures(root),
    ...readExamples(locale, root),
    ...Object.fromEntries(deployed),
  };
}
