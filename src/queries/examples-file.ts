import type { z } from 'astro/zod';
import type { Example, Named } from '#lib/figures.ts';
import { examples } from '#schemas/examples.ts';
import { checked } from './checked.ts';
import { readDeployed } from './deployed-file.ts';
import { readFigures } from './figures-file.ts';
import { readYaml } from './yaml-file.ts';

export const examplesFolder = 'src/content/fr/examples/';

/**
 * The invented establishments, one entry per value: « shop.articles.rice.price ».
 * @param root the project's folder, or nothing where one stands in it
 * @throws Refusal naming the file, and each field with what is wrong with it.
 */
export function readExamples(root = ''): Readonly<Record<string, Example>> {
  return Object.fromEntries(
    Object.entries(examples).flatMap(([name, schema]) => {
      const file = `${examplesFolder}${name}.yaml`;
      return valuesOf(checked(file, schema as z.ZodType, readYaml(file, root)), name);
    }),
  );
}

/** Every number and text under a path; lists and marks such as `sample` are nothing to call. */
function valuesOf(value: unknown, path: string): [string, Example][] {
  if (typeof value === 'string' || typeof value === 'number') return [[path, { example: value }]];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([key, item]) => valuesOf(item, `${path}.${key}`));
}

/** All that a text may call by name. */
export function readNamed(root = ''): Named {
  const deployed = Object.entries(readDeployed(root)).map(
    ([name, value]) => [name, { example: value }] as const,
  );
  return { ...readFigures(root), ...readExamples(root), ...Object.fromEntries(deployed) };
}
