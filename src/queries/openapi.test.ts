import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readExamples } from '#loading/named.ts';
import { openapi } from '#schemas/openapi.ts';
import { withExamples } from './openapi.ts';

const file = new URL('../content/fr/openapi.yaml', import.meta.url);
const source = readFileSync(file, 'utf8');
const examples = readExamples();
const raw = parse(withExamples(source, examples));

const [login, sales] = ['/api/v1/auth/login', '/api/v1/pos/sales'];
test.each<[string, (copy: typeof raw) => unknown]>([
  ['another path', ({ paths }) => (paths['/api/v2/pos/sales'] = paths[sales])],
  ['another method', ({ paths }) => (paths[login] = { get: paths[login].post })],
  ['another group', ({ paths }) => (paths[sales].post.tags = ['school'])],
  ['no authentication', ({ paths }) => (paths[sales].post.security = [])],
  ['an authentication too many', ({ paths }) => delete paths[login].post.security],
  ['a contact, which the page would not print', ({ info }) => (info.contact = { email: 'a@b.c' })],
  ['a title', ({ components }) => (components.schemas.User.title = 'Compte')],
  ['a group without its words', ({ tags }) => (tags[0].description = '')],
])('the document is refused with %s', (_, change) => {
  const copy = structuredClone(raw);
  expect(openapi.safeParse(copy).success).toBe(true);
  change(copy);
  expect(openapi.safeParse(copy).success).toBe(false);
});
