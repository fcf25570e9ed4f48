/** What a voice says and the browser's own search finds: numbers and words as people type them. */
import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { builtPages } from '../../tools/built-pages.ts';
import { lacks } from '../../tools/debian.ts';
import { listFiles } from '../../tools/dist.ts';

const DRAWINGS = /<svg.*?<\/svg>/gs;
const JOINED = /[\p{L}\d]+(?:[\u202f\u2011][\p{L}\d]+)+|\d\u00a0\d{3}(?!\d)/gu;
const NUMBER = /(?<![\d,])[1-9]\d{0,2}(?:\s\d{3})+(?!\d)/g;

const pages = await builtPages();
/** Not the notices, which are other people's words, nor what scripts make into pages. */
const files = (await listFiles('dist')).filter((file) =>
  /^(?!licences|recherche|offline).*\.(?:txt|xml|json|csv|svg|webmanifest)$/.test(file),
);

test.each(pages)('$path: nothing is joined by a character that nobody types', ({ html }) => {
  expect(html.match(JOINED) ?? []).toEqual([]);
});

test.each(files)('%s: nor here', async (file) => {
  const text = await readFile(join('dist', file), 'utf8');
  expect(text.match(JOINED) ?? []).toEqual([]);
});

test.skipIf(lacks('espeak-ng'))('a voice says « vingt mille » for « 20 000 »', () => {
  const numbers = [
    ...new Set(pages.flatMap(({ html }) => html.replace(DRAWINGS, '').match(NUMBER) ?? [])),
  ];
  expect(numbers.length).toBeGreaterThan(100);
  /** Sounds, without pauses and stress. */
  const say = (texts: readonly string[]) =>
    execFileSync('espeak-ng', ['-q', '-x', '-v', 'fr', '--stdin'], {
      input: texts.join('\n\n'),
      encoding: 'utf8',
    })
      .replace(/[_!']/g, '')
      .split('\n');
  expect(say(numbers)).toEqual(say(numbers.map((text) => text.replace(/\s/g, ''))));
});
