import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { docCategories, docTags } from '#schemas/doc-parts.ts';

describe('the articles', () => {
  const folder = new URL('../../content/fr/docs/', import.meta.url);
  const files = readdirSync(folder);
  const sources = files.map((name) => readFileSync(new URL(name, folder), 'utf8'));

  it.each(files.map((name, index) => [name, sources[index] ?? '']))(
    '%s says what you do, what you see and what can go wrong',
    (_, source) => {
      for (const part of [docTags.do, docTags.see, docTags.wrong]) {
        expect(source.match(new RegExp(`^<${part}>\\n\\n`, 'gm'))).toHaveLength(1);
        expect(source.match(new RegExp(`\\n\\n</${part}>$`, 'gm'))).toHaveLength(1);
      }
    },
  );
  it.each(docCategories)('some are in %s, which the list offers as a filter', (category) => {
    const held = sources.filter((source) => source.includes(`\ncategory: ${category}\n`));
    expect(held.length).toBeGreaterThan(0);
  });
});
