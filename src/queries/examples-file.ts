import type { z } from 'astro/zod';
import type { Example, Named } from '#lib/figures.ts';
import { examples } from '#schemas/examples.ts';
import { checked } from './checked.ts';
import { readDeployed } from './deployed-file.ts';
import { readFigures } from './figures-file.ts';
import { readYaml } from './yaml-file.ts';

export const examplesFolder = 'src/content/fr/examples/';

/**
 * The values of the example pharmacy, shop and school, by path: `shop.articles.rice.price`.
 * @param root the project's folder, ending with a slash; empty for the current folder
 * @throws Refusal naming the file, each wrong field and the reason
 */
export function readExamples(root = ''): Readonly<Record<string, Example>> {
  return Object.fromEntries(
    Object.entries(examples).flatMap(([name, schema]) => {
      const file = `${examplesFolder}${name}.yaml`;
      return valuesOf(checked(file, schema as z.ZodType, readYaml(file, root)), name);
    }),
  );
}

/** Every number and text under a path. Lists, and booleans such as `sample`, cannot be called. */
function valuesOf(value: unknown, path: string): [string, Example][] {
  if (typeof value === 'string' || typeof value === 'number') return [[path, { example: value }]];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([key, item]) => valuesOf(item, `${path}.${key}`));
}

/** Everything that a text may call by name, read from the files: no collection is needed. */
export function readNamed(root = ''): Named {
  const deployed = Object.entries(readDeployed(root)).map(
    ([name, value]) => [name, { example: value }] as const,
  );
  return { ...readFigures(root), ...readExamples(root), ...Object.fromEntries(deployed) };
}
