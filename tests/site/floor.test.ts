/**
 * What the site sends to a browser runs in Chrome 80, Firefox 78 and Safari 13: the build lowers the
 * syntax, and nothing calls what they lack.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const names = readdirSync('dist/_a').filter((name) => name.endsWith('.js'));
const scripts = ['sw.js', ...names.map((name) => `_a/${name}`)];

const YOUNGER =
  /\.(?:at|replaceAll|replaceChildren|toSorted|toReversed|toSpliced|findLast|findLastIndex|groupBy|withResolvers|any|randomUUID)\(|structuredClone\(|Object\.hasOwn\(|adoptedStyleSheets\.push|\.role\s*=[^=]|\.aria[A-Z]\w+\s*=[^=]|\(\?<[=!]|\?\?=|\|\|=|&&=/g;

test.each(scripts)('%s', (name) => {
  expect(readFileSync(`dist/${name}`, 'utf8').match(YOUNGER)).toBeNull();
});
