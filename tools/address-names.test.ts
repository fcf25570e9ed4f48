import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { productIds } from '#products/registry.ts';

/**
 * Words of ids and query names that stand in code. All English: words of another language belong in
 * `i18n/addresses.ts`, `i18n/filters.ts`, `offline/names.ts` or the `addresses.ts` of a room, under
 * an English name. A new English word is added here.
 */
const words = [
  ...['after', 'analytics', 'averages', 'calculator', 'case', 'code', 'dashboard'],
  ...['data', 'error', 'figures', 'grades', 'group', 'hours', 'index', 'instalments', 'language'],
  ...['log', 'mark', 'menu', 'minutes', 'month', 'overview', 'part', 'participants', 'q'],
  ...['question', 'requirements', 'search', 'shell', 'shelf', 'shops', 'sold', 'students', 'tab'],
  ...['theme', 'threads', 'till', 'times', 'title', 'trade', 'vendor', 'week'],
];
const english = new Set([...words, ...productIds]);

/** Where an id or a query name may be written as a literal. */
const places = [
  // id="x", aria-labelledby={`x-${y}`}, state={'x'}; a name only of a field, since icons have names.
  /\s(?:id|for|htmlFor|aria-(?:labelledby|describedby|controls)|labelledBy|parameter|state)=\{?(?:"([^"]*)"|'([^']*)'|`([^`]*)`)/g,
  /<(?:input|select|textarea|details)\s[^<]*?\bname=\{?(?:"([^"]*)"|'([^']*)'|`([^`]*)`)/g,
  /\bid = '([^']*)'/g,
  // href="#x", href: `${path}#x-${y}`
  /\bhref(?:=\{?|: )["'`][^"'`#?]*#([^"'`]*)/g,
  /\burl\(#([^)]*)\)/g,
  // `x-${y}` and `${y}-x`, where ids are made apart.
  /`([a-z]+(?:-[a-z]+)*-)\$\{/g,
  /\}(-[a-z]+(?:-[a-z]+)*)`/g,
  /\b(?:getElementById|useAddressText|searchParams\.\w+|URLSearchParams\([^)]*\)\.\w+)\(\s*['"`]([^'"`]*)/g,
  /\b(?:withQuery|writeAddress)\([^{}]*\{ ?(\w+):/g,
];

/** The words in those places, without what is computed. */
function namesIn(code: string): string[] {
  return places.flatMap((place) =>
    [...code.matchAll(place)].flatMap(([, ...found]) =>
      found.flatMap((text) => (text ?? '').replace(/\$\{[^}]*\}/g, ' ').match(/\p{L}+/gu) ?? []),
    ),
  );
}

// « § » stands for the dollar of a template.
test.each([
  '<h2 id="valeurs">',
  "<h2 id={'valeurs'}>",
  '<h2 id={`valeurs-§{at}`}>',
  '<Section tone="sand" labelledBy="valeurs">',
  '<nav\n  aria-labelledby="valeurs"\n>',
  '<Tabs parameter="valeurs" />',
  '<Island of={list} state="q valeurs" />',
  '<input type="radio" name="valeurs" />',
  "function Screen({ data, id = 'valeurs' }) {}",
  '<a href="#valeurs">',
  '<a href={`§{routes.about}#valeurs`}>',
  "const more = { href: '#valeurs' };",
  '<rect fill="url(#valeurs)" />',
  'const id = `valeurs-§{at}`;',
  'const id = `§{at}-valeurs`;',
  "document.getElementById('valeurs')",
  "useAddressText(\n    'valeurs',",
  "url.searchParams.get('valeurs')",
  "new URLSearchParams(location.search).get('valeurs')",
  "withQuery(routes.blog, { valeurs: 'x' })",
])('a word is found in %s', (code) => {
  expect(namesIn(code.replaceAll('§', '$'))).toContain('valeurs');
});

test.each(['<h2 id={anchors.values}>', '<Icon name="arrow" />', '<a href={`#§{anchors.values}`}>'])(
  'none is in %s',
  (code) => {
    expect(namesIn(code.replaceAll('§', '$'))).toEqual([]);
  },
);

const files = globSync(['src/**/*.{ts,tsx,astro}']).filter(
  (file) =>
    !/^src\/(?:content|i18n|dev-pages)\/|\/(?:addresses|offline\/names)\.ts$|\.(?:test|examples)\.tsx?$/.test(
      file,
    ),
);

test('ids and query names in code are English', () => {
  const others = files.flatMap((file) =>
    namesIn(readFileSync(file, 'utf8'))
      .filter((word) => !english.has(word))
      .map((word) => `${file}: ${word}`),
  );
  expect(others).toEqual([]);
});

test('each word of the list is used', () => {
  const used = new Set(files.flatMap((file) => namesIn(readFileSync(file, 'utf8'))));
  expect(words.filter((word) => !used.has(word))).toEqual([]);
});
