import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { schemaFile } from './schema-file.ts';

// What is accepted for the launch has a form of its own.
const files = globSync('src/content/**/*.{yaml,mdx}').filter(
  (file) => !file.endsWith('-accepted.yaml'),
);

test.each(files)('the schema of %s is where a refusal says', (file) => {
  const text = readFileSync(schemaFile(file), 'utf8');
  if (file.includes('/pages/')) expect(text).toContain(`'${basename(file, '.yaml')}'`);
});
