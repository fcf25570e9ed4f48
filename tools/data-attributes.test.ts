/**
 * `src/enhance/hooks.ts` names each `data-` attribute. TypeScript checks `dataset` against it; this
 * checks what TypeScript cannot: the names in markup, in selectors and in style sheets.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const TABLE = 'src/enhance/hooks.ts';
/** Of the editor's own pages, where a test finds them. */
const OTHERS = ['data-key-path'];

const cwd = join(import.meta.dirname, '..');
const linesOf = (path: string) => readFileSync(join(cwd, path), 'utf8').split('\n');
const hooks = linesOf(TABLE).flatMap((line) => /^ {2}'(data-[a-z-]+)'/.exec(line)?.[1] ?? []);
const unknown: string[] = [];
const written = new Set<string>();
const read = new Set(OTHERS);

for (const path of globSync(
  '{src,integrations,commands,server,tools,tests}/**/*.{ts,tsx,astro,css}',
  { cwd },
)) {
  if (path === TABLE) continue;
  for (const [at, line] of linesOf(path).entries()) {
    const check = (name: string) => {
      if (![...hooks, ...OTHERS].includes(name)) unknown.push(`${path}:${at + 1} ${name}`);
    };
    for (const [, reader, name = ''] of line.matchAll(
      // Before a name: what reads it, or the backquote of a comment, which does not use it.
      /(\[|attr\(|(?:get|has)Attribute\('|replace\('|^[^']+ = '|`)?(?<![\w-])(data-[a-z][a-z-]*)/g,
    )) {
      check(name);
      if (!reader && !/^tests|\.test\./.test(path)) written.add(name);
      // Tools and tests read built pages, in many ways.
      if (reader ? reader !== '`' : !path.startsWith('src/')) read.add(name);
    }
    if (!line.includes('dataset')) continue;
    const set = /dataset\.(\w+) (?:\?\?)?= /g;
    const named = (word = '') => `data-${word.replace(/[A-Z]/g, '-$&').toLowerCase()}`;
    for (const [, word] of line.matchAll(/'(\w+)' in /g)) check(named(word));
    for (const [, word] of line.matchAll(set)) written.add(named(word));
    for (const [word] of line.replace(set, '').matchAll(/\w+/g)) read.add(named(word));
  }
}

test('each `data-` attribute is in the table', () => {
  expect(unknown, `Renamed on one side only? A new one gets its line in ${TABLE}`).toEqual([]);
});

test('each is written and read', () => {
  const lacking = (names: Set<string>) => hooks.filter((name) => !names.has(name));
  expect({ unwritten: lacking(written), unread: lacking(read) }).toEqual({
    unwritten: [],
    unread: [],
  });
});
