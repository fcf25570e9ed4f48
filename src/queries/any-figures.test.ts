import { readdirSync } from 'node:fs';
import type { z } from 'astro/zod';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { faq } from '#schemas/faq.ts';
import { page } from '#schemas/pages/index.ts';
import { plan } from '#schemas/plan.ts';
import { anyFigures, contentOf } from '../../tests/any-figures.ts';

const filesOf = (folder: string) =>
  readdirSync(`src/content/fr/${folder}`).map((name) => `${folder}/${name}`);

const files: readonly (readonly [string, z.ZodType])[] = [
  ...filesOf('pages').map((file) => [file, page] as const),
  ...filesOf('plans').map((file) => [file, plan] as const),
  ['faq.yaml', faq],
];

test.each(files)('%s is accepted at any figures', (file, schema) => {
  fc.assert(
    fc.property(anyFigures, (figures) => {
      const { error } = schema.safeParse(contentOf(file, figures));
      expect(error?.issues ?? []).toEqual([]);
    }),
    { numRuns: 20 },
  );
});
