/** What the site sends to a browser calls no method that Chrome 80, Firefox 78 and Safari 13 lack. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const scripts = readdirSync('dist/_a').filter((name) => name.endsWith('.js'));

const YOUNGER =
  /\.(?:at|replaceAll|replaceChildren|toSorted|toReversed|toSpliced|findLast|findLastIndex|groupBy|withResolvers|any|randomUUID)\(|structuredClone\(|Object\.hasOwn\(|adoptedStyleSheets\.push/g;

test.each(scripts)('%s', (name) => {
  expect(readFileSync(`dist/_a/${name}`, 'utf8').match(YOUNGER)).toBeNull();
});
