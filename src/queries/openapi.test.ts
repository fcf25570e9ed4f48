import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readExamples } from '#loading/named.ts';
import { openapi } from '#schemas/openapi.ts';
import { withExamples } from './openapi.ts';

const file = new URL('../content/fr/openapi.yaml', import.meta.url);
const raw = parse(withExamples(readFileSync(file, 'utf8'), readExamples()));

test('a document whose group has no words, which the page prints, is refused', () => {
  expect(openapi.safeParse(raw).success).toBe(true);
  raw.tags[0].description = '';
  expect(openapi.safeParse(raw).success).toBe(false);
});
