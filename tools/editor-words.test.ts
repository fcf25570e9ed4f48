import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { completed } from '../integrations/editor.ts';

/** Services and screens that this editor lacks: it saves files of one folder, in one language. */
const UNUSED =
  /^(?:config|cloud_storage|workflow|status|sign_in|domain|relation|assets_dialog)|referenced_entries/;

test('the library’s forms have French words where its own French has none', () => {
  const wordsOf = (language: string) =>
    JSON.parse(readFileSync(`node_modules/@sveltia/cms/locales/${language}.json`, 'utf8'));
  const keysOf = (words: object, above = ''): string[] =>
    Object.entries(words).flatMap(([key, word]) =>
      typeof word === 'object' ? keysOf(word, `${above}${key}.`) : `${above}${key}`,
    );
  const words = completed(wordsOf('fr'));
  const french = keysOf(words);
  expect(french).toContain('show_errors');
  expect(words.edit_slug).toBe('Modifier l’adresse');
  const lacking = keysOf(wordsOf('en-US')).filter((key) => !french.includes(key));
  expect(lacking.filter((key) => !UNUSED.test(key))).toEqual([]);
});
