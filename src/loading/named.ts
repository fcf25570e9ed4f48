import type { z } from 'astro/zod';
import { contentPath } from '#i18n/content-path.ts';
import { periodOf } from '#lib/env-fields.ts';
import type { Example, Figures, Named, Period } from '#lib/figures.ts';
import { walk } from '#lib/walk.ts';
import { products } from '#products/registry.ts';
import { authorities } from '#schemas/authority.ts';
import { figures } from '#schemas/figure.ts';
import { checked } from './checked.ts';
import { readCompany } from './company.ts';
import { readYaml } from './files.ts';

/** The schemas that the products give, by the name of their file. */
const schemas: Readonly<Record<string, z.ZodType>> = Object.assign(
  {},
  ...products.map(({ examples }) => examples),
);

/** The files of the examples, from the folder of the content. */
export const exampleFiles = Object.keys(schemas).map((name) => `examples/${name}.yaml`);

/** Lists cannot be called. */
const isPlaceInList = (part: string) => /^\d+$/.test(part);

/**
 * The values of the example establishments of the products, by path: `shop.articles.rice.price`.
 * @param root the project's folder, ending with a slash; empty for the current folder
 * @throws Refusal naming the file, each wrong field and the reason
 */
export function readExamples(root = ''): Readonly<Record<string, Example>> {
  return Object.fromEntries(
    Object.entries(schemas).flatMap(([name, schema]) => {
      const file = contentPath(`examples/${name}.yaml`);
      return walk(checked(file, schema, readYaml(file, root)), [name]).flatMap(
        ([value, path]): [string, Example][] =>
          (typeof value === 'string' || typeof value === 'number') && !path.some(isPlaceInList)
            ? [[path.join('.'), { example: value }]]
            : [],
      );
    }),
  );
}

/** Everything that a text may call by name, read from the files: no collection is needed. */
export function readNamed(root = ''): Named {
  const owned = Object.entries(readOwned(root)).map(
    ([name, value]) => [name, typeof value === 'string' ? { example: value } : value] as const,
  );
  return { ...readFigures(root), ...readExamples(root), ...Object.fromEntries(owned) };
}

export const figuresFile = 'src/content/figures.yaml';

/**
 * The figures of the site, with the sums that are declared among them.
 * @param root the project's folder, ending with a slash; empty for the current folder
 * @throws Refusal naming the file, each wrong figure and the reason
 */
export function readFigures(root = ''): Figures {
  return checked(figuresFile, figures, readYaml(figuresFile, root));
}

const authoritiesFile = 'src/content/authorities.yaml';

/**
 * The values of the company that texts may call by their fields, `company.legal.name`, with the
 * authority, the law and the site of its country, `authority.law`.
 * @param root the project's folder, ending with a slash; empty for the current folder
 * @throws Refusal naming the file, each wrong field and the reason
 */
export function readOwned(root = ''): Readonly<Record<string, string | Period>> {
  const countries = checked(authoritiesFile, authorities, readYaml(authoritiesFile, root));
  const company = readCompany(root);
  const authority = countries[company.data.country];
  const own = walk({ company, authority }).flatMap(([value, path]) =>
    typeof value === 'string' ? [[path.join('.'), periodOf(value)] as const] : [],
  );
  return Object.fromEntries(own);
}
