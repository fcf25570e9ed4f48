import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { faultsOf, inFrench } from './french-errors.ts';
import { schemaFile } from './schema-file.ts';

// What is accepted for the launch has a form of its own.
const files = globSync('src/content/**/*.{yaml,mdx}').filter(
  (file) => !file.endsWith('-accepted.yaml'),
);

test.each(files)('the schema of %s is where a refusal says', (file) => {
  const text = readFileSync(schemaFile(file), 'utf8');
  if (file.includes('/pages/')) expect(text).toContain(`'${basename(file, '.yaml')}'`);
});

test('a field that is not known is refused with the file that knows the others', () => {
  const schema = z.strictObject({ items: z.array(z.strictObject({ title: z.string() })) });
  const { error } = schema.safeParse({ items: [{ title: 'A', titel: 'B' }] }, { error: inFrench });
  expect(error && faultsOf('src/content/fr/pages/careers.yaml', error)).toBe(
    'src/content/fr/pages/careers.yaml : items.0 ne connaît pas « titel » (ses champs : src/schemas/pages/careers.ts)',
  );
});
