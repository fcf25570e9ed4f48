/**
 * Scripts, styles and tools find markup by its `data-` attributes, which nothing types: one that is
 * renamed on one side only is a fault that no other test sees.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const textOf = (...patterns: string[]) =>
  patterns
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .map((path) => readFileSync(join(root, path), 'utf8'))
    .join('\n');

/** The attributes that a text names in one of these places; `dataset.ofThis` is `data-of-this`. */
const namedIn = (text: string, ...places: RegExp[]) =>
  places.flatMap((place) =>
    [...text.matchAll(place)].map(([, name = '']) =>
      name.startsWith('data-')
        ? name
        : `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    ),
  );

const code = textOf('src/**/*.{ts,tsx,astro}');
const styles = textOf('src/**/*.css');
const others = textOf('{tools,integrations,tests}/**/*.ts');

const written = namedIn(
  code,
  // In markup, in properties that are spread, in markup that a script writes.
  /(?<![[\w-])(data-[a-z-]+)(?=[=\s}>/]|'?: )/g,
  /(?:toggle|set)Attribute\(\s*'(data-[a-z-]+)'/g,
  // A name of its own.
  /^export const [A-Z]+ = '(data-[a-z-]+)'/gm,
  /dataset\.(\w+)\s*(?:\?\?|\|\|)?=(?!=)/g,
  /\[`(data-[a-z-]+)\$\{/g,
);
const read = (text: string) => [
  ...[...text.matchAll(/const \{([^}]+)\} = [\w?.]*dataset\b/g)].flatMap(([, names = '']) =>
    namedIn(names, /(?:^|,)\s*(\w+)/g),
  ),
  ...namedIn(
    text,
    /\[(data-[a-z-]+)/g,
    /(?:get|has)Attribute\('(data-[a-z-]+)/g,
    /attr\((data-[a-z-]+)/g,
    /dataset\.(\w+)\b(?!\s*(?:\?\?|\|\|)?=[^=])/g,
    /'(\w+)' in \w+\.dataset/g,
    // A name of its own, in a tool or a test.
    /'(data-[a-z-]+)'/g,
  ),
];

/** Names that a template finishes end with a hyphen here. */
const without = (names: string[], others: string[]) =>
  names.filter(
    (name) =>
      !others.some(
        (one) =>
          one === name ||
          (/-$/.test(one) && name.startsWith(one)) ||
          (/-$/.test(name) && one.startsWith(name)),
      ),
  );

test('each attribute that a script or a style reads is written', () => {
  expect(without(read(code + styles), written)).toEqual([]);
});

test('each attribute that is written is read', () => {
  expect(without(written, read(code + styles + others))).toEqual([]);
});
