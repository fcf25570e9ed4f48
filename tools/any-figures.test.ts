import { readdirSync } from 'node:fs';
import type { z } from 'astro/zod';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { collections } from '#content.config.ts';
import { anyFigures, contentOf, longestFigures } from './any-figures.ts';

/** The files of a collection, from the name of its loader: `yaml faq.yaml`, `mdx posts`. */
function filesOf(loader: string): string[] {
  const [kind, path = ''] = loader.split(' ');
  if (path.endsWith('.yaml')) return [path];
  return readdirSync(`src/content/fr/${path}`)
    .filter((name) => name.endsWith(`.${kind}`))
    .map((name) => `${path}/${name}`);
}

interface Written {
  readonly loader: { readonly name: string };
  readonly schema: z.ZodType;
}

// The figures themselves are what changes.
const { figures: _, ...others } = collections;
const written = Object.values(others) as unknown as readonly Written[];
const files = written.flatMap(({ loader, schema }) =>
  filesOf(loader.name).map((file) => [file, schema] as const),
);

test('every collection has files', () => {
  for (const { loader } of written) {
    expect(filesOf(loader.name), loader.name).not.toEqual([]);
  }
});

describe('is accepted at any figures', () => {
  test.each(files)('%s', (file, schema) => {
    fc.assert(
      fc.property(anyFigures, (figures) => {
        const { error } = schema.safeParse(contentOf(file, figures));
        expect(error?.issues ?? []).toEqual([]);
      }),
      { numRuns: 8, examples: [[longestFigures]] },
    );
  });
});
