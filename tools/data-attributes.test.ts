/**
 * Scripts, styles and tests find markup by its `data-` attributes, and neither TypeScript nor the
 * browser says that one side has another name: each that is read must be written, and each that is
 * written must be read.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const cwd = join(import.meta.dirname, '..');
const FILES = '{src,integrations,commands,server,tools,tests}/**/*.{ts,tsx,astro,css}';
/** Of the editor's own pages, where a test finds them. */
const OTHERS = ['data-key-path'];

const written = new Set(OTHERS);
/** Where each is read for certain, and all that may be read. */
const places = new Map<string, string>();
const read = new Set(OTHERS);
const named = (word = '') => `data-${word.replace(/[A-Z]/g, '-$&').toLowerCase()}`;

for (const path of globSync(FILES, { cwd })) {
  if (path.endsWith('data-attributes.test.ts')) continue;
  for (const [at, line] of readFileSync(join(cwd, path), 'utf8').split('\n').entries()) {
    const asked = (name: string) => {
      read.add(name);
      if (path.startsWith('src/')) places.set(name, `${path}:${at + 1}`);
    };
    for (const [, reader, name = ''] of line.matchAll(
      // Before a name: what reads it, or the backquote of a comment, which does not use it.
      /(\[|attr\(|(?:get|has)Attribute\('|replace\('|^[^']+ = '|`)?(?<![\w-])(data-[a-z][a-z-]*)/g,
    )) {
      if (!reader && !/^tests|\.test\./.test(path)) written.add(name);
      // Tools and tests read built pages, in many ways.
      if (!path.startsWith('src/')) read.add(name);
      else if (reader && reader !== '`') asked(name);
    }
    if (!line.includes('dataset')) continue;
    const set = /dataset\.(\w+) (?:\?\?)?= /g;
    for (const [, word] of line.matchAll(set)) written.add(named(word));
    for (const [, word] of line.replace(set, '').matchAll(/dataset\.(\w+)/g)) asked(named(word));
    for (const [word] of line.matchAll(/\w+/g)) read.add(named(word));
  }
}

test('each `data-` attribute that is read is written', () => {
  expect([...places].filter(([name]) => !written.has(name))).toEqual([]);
});

test('each that is written is read', () => {
  expect([...written].filter((name) => !read.has(name))).toEqual([]);
});
