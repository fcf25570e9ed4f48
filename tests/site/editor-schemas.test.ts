/**
 * The schemas that a code editor uses to explain the content (`.vscode/settings.json`): each YAML
 * file of the content has a schema that accepts it as it is and refuses a field that it does not
 * know.
 */
import { globSync, readFileSync } from 'node:fs';
import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8')) as {
  'yaml.schemas': Record<string, string>;
};
const pairs = Object.entries(settings['yaml.schemas']).flatMap(([path, pattern]) => {
  const schema = z.fromJSONSchema(JSON.parse(readFileSync(path, 'utf8')));
  return globSync(pattern).map((file) => [file, schema] as const);
});

test('every YAML file of the content has a schema, but for those that no page shows', () => {
  const files = globSync('src/content/**/*.yaml').filter(
    (file) => !/\/examples\/|openapi|launch-|authorities/.test(file),
  );
  expect(pairs.map(([file]) => file).sort()).toEqual(files.sort());
});

test.each(pairs)('%s is what its schema describes', (file, schema) => {
  const content = parse(readFileSync(file, 'utf8')) as unknown;
  expect(schema.safeParse(content).error?.issues).toBeUndefined();
  expect(schema.safeParse({ ...(content as object), 'no such field': true }).success).toBe(false);
});
