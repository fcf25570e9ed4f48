import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { type Figures, insertFigures } from '../../src/lib/figures.ts';
import { mapStrings, typeset } from '../../src/lib/typography.ts';
import { type PageId, page } from '../../src/schemas/pages/index.ts';

type Tree = { [key: string]: Tree } & Tree[];

/** The exact counts of the specification, section 2.3, and where the content holds each list. */
const counts: readonly (readonly [PageId, path: string, count: number])[] = [
  ['tappharm-features', 'steps', 6],
  ['tapschool-overview', 'capabilities.items', 15],
  ['tapschool-overview', 'services.items', 6],
  ['tapschool-overview', 'explorer.tabs', 4],
  ['tapschool-overview', 'proof.figures', 3],
  ['tapschool-features', 'groups', 7],
  ['tapschool-features', 'groups.0.items', 5],
  ['tapschool-features', 'report.rows', 4],
  ['tappharm-overview', 'explorer.tabs', 5],
  ['tappos-overview', 'explorer.tabs', 5],
  ['about', 'values.items', 4],
  ['careers', 'perks.items', 3],
  ['careers', 'values.items', 6],
  ['careers', 'job.requirements.items', 3],
  ['press', 'executives.items', 3],
  ['partners', 'benefits.items', 4],
  ['security', 'features.items', 4],
  ['security', 'practices.items', 6],
  ['community', 'channels.items', 4],
  ['community', 'events.items', 3],
  ['community', 'contributors.items', 4],
];

const figures: Figures = parse(await readFile('src/content/fr/figures.yaml', 'utf8'));

/** The page as its schema sees it: figures inserted. */
async function contentOf(id: PageId): Promise<Tree> {
  const raw = parse(await readFile(`src/content/fr/pages/${id}.yaml`, 'utf8'));
  return mapStrings(raw, (text) => typeset(insertFigures(text, figures))) as Tree;
}

function at(tree: Tree, path: string): Tree {
  return path.split('.').reduce((node, key) => node[key as keyof Tree] as Tree, tree);
}

describe.each(counts)('%s has %s', (id, path, count) => {
  test(`exactly ${count}, and its schema refuses any other number`, async () => {
    const tree = await contentOf(id);
    expect(at(tree, path)).toHaveLength(count);
    expect(page.safeParse(tree).success).toBe(true);
    at(tree, path).pop();
    expect(page.safeParse(tree).success).toBe(false);
  });
});

test('fourteen retail modules, in three rooms', async () => {
  const tree = await contentOf('tappos-features');
  const rooms = Object.values(tree.rooms ?? {}).flatMap((room) => room.modules ?? []);
  expect(rooms).toHaveLength(14);
  at(tree, 'rooms.office.modules').pop();
  expect(page.safeParse(tree).success).toBe(false);
});

test('four asset groups in the press kit', async () => {
  const { groups } = at(await contentOf('press'), 'kit');
  expect(Object.keys(groups ?? {})).toHaveLength(4);
});

test('six posts; seven school plans, one for each of the others; five documented endpoints', async () => {
  const posts = await readdir('src/content/fr/posts');
  expect(posts.filter((name) => name.endsWith('.mdx'))).toHaveLength(6);
  const plans = await readdir('src/content/fr/plans');
  expect(plans.filter((name) => name.startsWith('tapschool-'))).toHaveLength(7);
  expect(plans.filter((name) => name.startsWith('tappharm-'))).toHaveLength(1);
  expect(plans.filter((name) => name.startsWith('tappos-'))).toHaveLength(1);
  const html = await readFile('dist/api.html', 'utf8');
  const endpoints = html.match(/\/api\/v1\/(?:auth|pharmacy|pos|school)\/[a-z]+/g);
  expect(new Set(endpoints).size).toBe(5);
});

test('exactly one question of the FAQ is technical', async () => {
  const { items } = parse(await readFile('src/content/fr/faq.yaml', 'utf8'));
  const technical = items.filter(({ category }: { category: string }) => category === 'technical');
  expect(technical).toHaveLength(1);
});
