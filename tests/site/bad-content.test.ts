import { readFileSync } from 'node:fs';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Loader } from 'astro/loaders';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { collections } from '#content.config.ts';
import { articlesOf } from '../../tools/content.ts';
import { copyOfProject } from '../../tools/copy-of-project.ts';

/** A copy of the sources for a test to break. */
const sources = await copyOfProject();
const copy = sources.folder;
const project = process.cwd();
// Astro and the schemas look for the project's files in the current folder.
beforeAll(() => process.chdir(copy));
afterAll(() => {
  process.chdir(project);
  return sources.remove();
});

let warned: string[] = [];
beforeEach(() => {
  warned = [];
});

/** As the parser of Astro does. */
function getEntryInfo({ contents }: { contents: string }) {
  if (/^\t/m.test(contents)) throw new Error('tab characters must not be used in indentation');
  return { data: {}, body: '' };
}

/**
 * The store that loaders need from Astro; it keeps nothing, so each run reads all content again.
 */
const astroForLoaders = {
  config: { root: pathToFileURL(`${copy}/`), srcDir: pathToFileURL(`${copy}/src/`) },
  store: { clear() {}, set() {}, get() {}, keys: () => [], delete() {} },
  logger: { warn: (text: string) => warned.push(text), error() {} },
  // Our loaders validate by themselves.
  parseData: async ({ data }: { data: unknown }) => data,
  generateDigest: String,
  entryTypes: new Map([['.mdx', { getEntryInfo }]]),
};

/**
 * The errors of the loaders for the copy, without Astro, which takes ten times as long.
 * @param file the only file that is not as before: its collection is asked
 */
async function refusal(file = ''): Promise<string | undefined> {
  const [name = ''] = Object.keys(collections).filter((key) => file.includes(`/${key}`));
  const asked = name ? [collections[name as keyof typeof collections]] : Object.values(collections);
  const loading = asked.map(async (collection) =>
    (collection as unknown as { loader: Loader }).loader.load(astroForLoaders as never),
  );
  const refused = (await Promise.allSettled(loading)).find(({ status }) => status === 'rejected');
  return refused && String((refused as PromiseRejectedResult).reason);
}

/** Spoils one file of the copy for one run. */
async function spoiled<Result>(
  file: string,
  change: (text: string) => string,
  run: () => Promise<Result>,
): Promise<Result> {
  const path = join(copy, file);
  const sound = await readFile(path, 'utf8');
  const broken = change(sound);
  expect(broken).not.toBe(sound);
  await writeFile(path, broken);
  try {
    return await run();
  } finally {
    await writeFile(path, sound);
  }
}

/** An article with fields that the tests spoil; it names a product. */
const slug = articlesOf('posts').find((name) =>
  /^product:/m.test(readFileSync(`src/content/fr/posts/${name}.mdx`, 'utf8')),
);
if (slug === undefined) throw new Error('no article names a product');
const post = `src/content/fr/posts/${slug}.mdx`;

test('content without a fault is accepted', async () => {
  expect(await refusal()).toBeUndefined();
});

const french = (name: string) => `src/content/fr/${name}`;
const moved = (item: string) =>
  [french('moved.yaml'), /^.*$/s, `items: [{ from: ${item} }]`] as const;

// What a schema alone refuses is tried beside it (`src/schemas`, `src/loading`).
test.each([
  ['a missing author', post, /^author:.*\n/m, '', `${slug}.mdx : author`],
  ['a tab', post, /^author:/m, '\tauthor:', 'une tabulation : alignez'],
  [
    'an old address that is a page',
    ...moved('/Contact.html, to: /tappos'),
    '/Contact.html est une page',
  ],
  ['one of the specification', ...moved('/legal/, to: /about'), '/legal/ est une page du site'],
  [
    'one with a query',
    ...moved('/a.php?b=1, to: /tappos'),
    'from une adresse de ce site, sans accent',
  ],
  ['one that leads nowhere', ...moved('/a, to: /b'), 'l’adresse /b ne mène nulle part'],
  ['one that leads to an old one', ...moved('/a, to: /legal'), 'to mène elle-même ailleurs'],
  ['one twice', ...moved('/a, to: / }, { from: /a, to: /about'), 'donne deux fois'],
  [
    'an address that leads nowhere, as a value',
    french('pages/security.yaml'),
    '/security#',
    '/securite#',
    'hero.questions.',
  ],
  [
    'a link to a question that is gone',
    post,
    /\n\n(?=[A-Z])/,
    '\n\n[Une réponse](/support#partie). ',
    'le lien /support#partie ne mène nulle part',
  ],
] as const)('%s is refused, naming file and field', async (_, file, from, to, named) => {
  const said = await spoiled(
    file,
    (text) => text.replace(from, to),
    () => refusal(file),
  );
  expect(said).toContain(file);
  expect(said).toContain(named);
});

test.each([
  ['posts/H-FIGURE.mdx', 'ne peut pas servir d’adresse'],
  ['posts/été-à-lomé.mdx', 'ne peut pas servir d’adresse'],
  ['posts/page.mdx', 'sert déjà au site'],
  ['posts/404.mdx', 'sert déjà au site'],
  ['pages/nouvelle.yaml', 'page vaut about'],
])('%s is refused by its name', async (name, reason) => {
  const file = join(copy, french(name));
  await cp(join(copy, name.endsWith('.yaml') ? french('pages/about.yaml') : post), file);
  const said = await refusal(file);
  await rm(file);
  expect(said).toContain(name);
  expect(said).toContain(reason);
});

test('the faults of all files are told in one run', async () => {
  const broken = [
    post,
    ...['faq', 'pages/home', 'pages/about'].map((name) => french(`${name}.yaml`)),
  ];
  const said = await broken.reduce<() => Promise<string | undefined>>(
    (run, file) => () =>
      spoiled(file, (text) => text.replace(/^(title|items|meta):/m, 'x$1:'), run),
    () => refusal(),
  )();
  for (const file of broken) expect(said).toContain(file);
});

test('what belongs to a product that the registry has no more is left out by itself', async () => {
  const files = ['products/tapclinic', 'plans/un-plan', 'pages/tapclinic-pricing'].map((name) =>
    french(`${name}.yaml`),
  );
  for (const file of files) await writeFile(file, 'name: TapClinic\nproduct: tapclinic\n');
  const change = (text: string) => text.replace(/product: \w+/, 'product: tapclinic');
  const said = await spoiled(french('customers.yaml'), change, () => refusal());
  for (const file of files) await rm(file);
  expect(said).toBeUndefined();
  expect(warned.join('\n')).toMatch(/customers\.yaml, laissé de côté :\n {2}items\..* tapclinic/);
});

test('an article deleted: texts that lead there say it, unless its address leads on; pointers leave', async () => {
  const gone = join(copy, french('posts/ecart-de-caisse.mdx'));
  const leading = articlesOf('posts').filter((name) =>
    readFileSync(french(`posts/${name}.mdx`), 'utf8').includes('](/blog/ecart-de-caisse)'),
  );
  expect(leading.length).toBeGreaterThan(1);
  const text = await readFile(gone);
  await rm(gone);
  const refused = await refusal();
  for (const name of leading) expect(refused).toContain(`posts/${name}.mdx, ligne `);
  expect(refused).not.toContain('search.yaml');
  expect(warned.join()).toMatch(
    /search\.yaml, laissé de côté :\n {2}called\.\/blog\/ecart-de-caisse/,
  );
  const [list, all, items] = moved('/blog/ecart-de-caisse, to: /blog');
  const lead = (content: string) => content.replace(all, items);
  expect(await spoiled(list, lead, () => refusal())).toBeUndefined();
  await writeFile(gone, text);
});
