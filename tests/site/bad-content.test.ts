import { execFile } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { collections } from '#content.config.ts';
import { anchors } from '#i18n/addresses.ts';
import { FAULT } from '#loading/content-loader.ts';
import { articlesOf } from '../../tools/content.ts';
import { copyOfProject } from '../../tools/copy-of-project.ts';

/** A copy of the sources for a test to break. */
const { folder: copy, remove } = await copyOfProject();
const project = process.cwd();
// Astro and the schemas look for the project's files in the current folder.
beforeAll(() => process.chdir(copy));
afterAll(() => {
  process.chdir(project);
  return remove();
});

/** Runs Astro in the copy. @returns its exit code and output, without colours */
function astro(command: 'sync' | 'build', environment: Record<string, string> = {}) {
  return new Promise<{ code: number; said: string }>((resolve) => {
    execFile(
      process.execPath,
      ['node_modules/astro/bin/astro.mjs', command],
      {
        cwd: copy,
        env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1', ...environment },
      },
      (error, out, err) => {
        // biome-ignore lint/suspicious/noControlCharactersInRegex: colours are control characters
        const said = `${out}${err}`.replace(/\x1b\[[\d;]*m/g, '');
        resolve({ code: error ? Number(error.code ?? 1) : 0, said });
      },
    );
  });
}

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

interface ContentLoader {
  load(
    astro: typeof astroForLoaders & { watcher?: EventEmitter; collection?: string },
  ): Promise<void>;
}

/**
 * The errors of the loaders for the copy, without Astro, which takes ten times as long.
 * @param file the only file that is not as before: its collection is asked
 */
async function refusal(file = ''): Promise<string | undefined> {
  const [name = ''] = Object.keys(collections).filter((key) => file.includes(`/${key}`));
  const asked = name ? [collections[name as keyof typeof collections]] : Object.values(collections);
  const loading = asked.map(async (collection) =>
    (collection as unknown as { loader: ContentLoader }).loader.load(astroForLoaders),
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

describe('a wrong content file stops the build, naming file, field and reason', () => {
  test('content without a fault is accepted', async () => {
    expect(await refusal()).toBeUndefined();
  });

  test.each([
    ['a missing author', post, /^author:.*\n/m, '', [slug, 'author']],
    ['a tab', post, /^author:/m, '\tauthor:', [slug, 'ligne', 'une tabulation']],
    ['a day that is none', post, /^date:.*$/m, 'date: 2026-02-31', [slug, 'un jour qui n’existe']],
    ['a bad date', post, /^date:.*$/m, 'date: bientôt', [slug, 'date', 'une date de la forme']],
    [
      'a title too long',
      post,
      /^title:.*$/m,
      `title: ${'long '.repeat(30)}`,
      [slug, 'title', 'dépasse'],
    ],
    [
      'several values of the company',
      'src/content/company.yaml',
      /^email: .*\nphone: .*$/m,
      'email: x\nphone: "12"',
      ['src/content/company.yaml :\n  email doit', '\n  phone doit', 'par exemple +33'],
    ],
    ...(
      [
        ['that is a page', '/Contact.html, to: /tappos', '/Contact.html est une page du site'],
        ['of the specification', '/legal/, to: /about', '/legal/ est une page du site'],
        ['with a query', '/a.php?b=1, to: /tappos', 'from une adresse de ce site, sans accent'],
        ['that leads nowhere', '/a, to: /b', 'l’adresse /b ne mène nulle part'],
        ['that leads to an old one', '/a, to: /legal', 'to mène elle-même ailleurs'],
        ['twice', '/a, to: / }, { from: /a, to: /about', 'donne deux fois'],
      ] as const
    ).map(
      ([what, item, said]) =>
        [
          `an old address ${what}`,
          'src/content/fr/moved.yaml',
          /^.*$/s,
          `items: [{ from: ${item} }]`,
          ['moved.yaml : items', said],
        ] as const,
    ),
    ['an unknown field', post, /^title:/m, 'titre: Oui\ntitle:', [slug, 'titre']],
    [
      'a product that does not exist',
      post,
      /^product:.*$/m,
      'product: tapclinic',
      [slug, 'product doit valoir tappharm, tappos, tapschool'],
    ],
    [
      'a figure that does not exist',
      'src/content/fr/pages/tappos-pricing.yaml',
      '{price-pos}',
      '{price-pso}',
      ['src/content/fr/pages/tappos-pricing.yaml', '{price-pso}', 'figures.yaml'],
    ],
    [
      'an unquoted # in the description of the API',
      'src/content/fr/openapi.yaml',
      /^ {4}description: Serveur fictif$/m,
      '    description: Serveur fictif #2',
      ['src/content/fr/openapi.yaml, ligne', '« #2 » est une remarque'],
    ],
    [
      'a tile of a figure that does not exist',
      'src/content/fr/pages/home.yaml',
      'figure: availability',
      'figure: availabilty',
      ['src/content/fr/pages/home.yaml', 'figure', 'availabilty'],
    ],
    [
      'a screen before the shop opens',
      'src/content/fr/pages/tappos-overview.yaml',
      /opens: "\d\d/,
      'opens: "23',
      ['src/content/fr/pages/tappos-overview.yaml', 'explorer', 'gallery.day'],
    ],
    [
      'two answers with one id',
      'src/content/fr/faq.yaml',
      /id: prise-en-main/,
      'id: frais-installation',
      ['faq', 'items', 'deux questions portent le même id'],
    ],
    [
      'an address that leads nowhere, as a value',
      'src/content/fr/pages/security.yaml',
      '/security#',
      '/securite#',
      ['src/content/fr/pages/security.yaml : hero.questions.', '/securite#', 'ne mène nulle part'],
    ],
    [
      'a link to a question that is gone',
      post,
      /\n\n(?=[A-Z])/,
      '\n\n[Une réponse](/support#partie). ',
      [slug, 'le lien /support#partie ne mène nulle part'],
    ],
    [
      'a part of the privacy page that another page leads to, under another id',
      'src/content/fr/pages/privacy.yaml',
      `- id: ${anchors.device}`,
      '- id: copie-locale',
      ['src/content/fr/pages/privacy.yaml', 'sections', anchors.device],
    ],
  ] as const)('%s', async (_, file, from, to, named) => {
    const said = await spoiled(
      file,
      (text) => text.replace(from, to),
      () => refusal(file),
    );
    expect(said).toBeDefined();
    for (const part of named) expect(said).toContain(part);
  });

  test('a bomb in the fields of an article, before anything unfolds it', async () => {
    const levels = Array.from(
      { length: 9 },
      (_, level) =>
        `l${level}: &l${level} [${Array(9)
          .fill(level ? `*l${level - 1}` : 'x')
          .join(', ')}]\n`,
    ).join('');
    // With the command: Astro itself reads these fields before our loader does.
    const { code, said } = await spoiled(
      post,
      (text) => text.replace('---\n', `---\n${levels}`),
      () => astro('sync'),
    );
    expect(code).not.toBe(0);
    expect(said).toContain(`${slug}.mdx, ligne 3 : le renvoi *l0`);
    expect(said).not.toMatch(/^\s+at /m);
    expect(said.split('\n').length).toBeLessThan(24);
  });

  test('a figure in the fields of an article is printed, or refused by name', async () => {
    const title = (call: string) => (text: string) =>
      text.replace(/^title:.*/m, `title: "${call}"`);
    expect(
      await spoiled(post, title('{availability} du temps'), () => refusal(post)),
    ).toBeUndefined();
    expect(await spoiled(post, title('{constructor}'), () => refusal(post))).toContain(
      '{constructor} n’existe',
    );
  });

  test.each([
    ['posts/nouveau.md', 'doit finir par .mdx'],
    ['posts/H-FIGURE.mdx', 'ne peut pas servir d’adresse'],
    ['pages/nouvelle.yaml', 'page vaut about'],
  ])('%s is refused by its name', async (name, reason) => {
    const file = join(copy, 'src/content/fr', name);
    const model = name.endsWith('.yaml') ? 'src/content/fr/pages/about.yaml' : post;
    await writeFile(file, await readFile(join(copy, model)));
    const said = await refusal();
    await rm(file);
    expect(said).toContain(name);
    expect(said).toContain(reason);
  });

  test.each([
    ['page', 'sert déjà au site'],
    ['404', 'sert déjà au site'],
    ['été-à-lomé', 'ne peut pas servir d’adresse'],
  ])('an article may not be called %s', async (name, reason) => {
    const file = join(copy, `src/content/fr/posts/${name}.mdx`);
    await writeFile(file, await readFile(join(copy, post)));
    const said = await refusal(file);
    await rm(file);
    expect(said).toContain(`src/content/fr/posts/${name}.mdx`);
    expect(said).toContain(reason);
  });
});

describe('deleting', () => {
  const french = (name: string) => `src/content/fr/${name}`;

  test('what only points to an article that is gone is left out; each text that leads there is refused, unless its address leads on', async () => {
    const gone = 'ecart-de-caisse';
    const leading = articlesOf('posts').filter((name) =>
      readFileSync(french(`posts/${name}.mdx`), 'utf8').includes(`](/blog/${gone})`),
    );
    expect(leading.length).toBeGreaterThan(1);
    const text = await readFile(french(`posts/${gone}.mdx`));
    await rm(french(`posts/${gone}.mdx`));
    const said = await refusal();
    const moved = await spoiled(
      french('moved.yaml'),
      (list) => list.replace('items: []', `items: [{ from: /blog/${gone}, to: /blog }]`),
      () => refusal(),
    );
    await writeFile(french(`posts/${gone}.mdx`), text);
    expect(moved).toBeUndefined();
    for (const name of leading) expect(said).toContain(`posts/${name}.mdx, ligne `);
    expect(said).not.toContain('search.yaml');
    expect(warned.join('\n')).toContain(`called./blog/${gone} : l’adresse /blog/${gone} ne mène`);
  });

  test('the faults of all files are told in one run', async () => {
    const broken = [
      post,
      french('faq.yaml'),
      french('pages/home.yaml'),
      french('pages/about.yaml'),
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
    const said = await spoiled(
      french('customers.yaml'),
      (text) => text.replace(/product: \w+/, 'product: tapclinic'),
      () => refusal(),
    );
    for (const file of files) await rm(file);
    expect(said).toBeUndefined();
    expect(warned.join('\n')).toMatch(/customers\.yaml, laissé de côté :\n {2}items\..* tapclinic/);
  });
});

test('a page deleted while somebody writes: texts that lead there say it, pointers leave', async () => {
  const watcher = Object.assign(new EventEmitter(), { add() {} });
  const faults = new Map<string, string | undefined>();
  watcher.on(FAULT, (from: string, fault?: string) => faults.set(from, fault));
  for (const collection of ['posts', 'docs', 'search', 'pages'] as const) {
    const { loader } = collections[collection] as unknown as { loader: ContentLoader };
    await loader.load({ ...astroForLoaders, collection, watcher });
  }
  const article = 'src/content/fr/posts/ecart-de-caisse.mdx';
  const text = await readFile(join(copy, article), 'utf8');
  const said = () => [...faults.values()].filter((fault) => fault !== undefined);
  await rm(join(copy, article));
  watcher.emit('unlink', join(copy, article));
  await expect
    .poll(said)
    .toContainEqual(
      expect.stringMatching(
        /^src\/content\/fr\/posts\/carnet-de-credit\.mdx, ligne \d+ : .*\/blog\/ecart-de-caisse/,
      ),
    );
  await expect.poll(() => faults.has('search')).toBe(true);
  expect(warned.join()).toMatch(
    /search\.yaml, laissé de côté :\n {2}called\.\/blog\/ecart-de-caisse/,
  );
  await writeFile(join(copy, article), text);
  watcher.emit('add', join(copy, article));
  await expect.poll(said).toEqual([]);
});

describe('.env', () => {
  const env = join(copy, '.env');
  afterEach(() => rm(env, { force: true }));

  test('its variants, which nothing reads, are refused by their names', async () => {
    const variants = ['.env.local', '.env.production', '.env.production.local'];
    for (const name of variants) await writeFile(join(copy, name), 'SITE_ENV=preview\n');
    const { code, said } = await astro('sync');
    for (const name of variants) await rm(join(copy, name));
    expect(code).not.toBe(0);
    expect(said).toContain(`${variants.join(', ')} : ce fichier n’est pas lu`);
  });

  test('turns the worker off, written in the file alone', async () => {
    await writeFile(env, '\ufeffSERVICE_WORKER=off\r\n', 'utf8');
    // Runs only the integration that writes the worker: a whole build takes a minute.
    const program = `
      import { mkdir, readFile, writeFile } from 'node:fs/promises';
      import { pathToFileURL } from 'node:url';
      const { default: config } = await import(pathToFileURL('astro.config.ts'));
      await mkdir('site/blog', { recursive: true });
      await writeFile('site/blog/rss.xml', '<rss/>');
      const worker = config.integrations.find(({ name }) => name === 'service-worker');
      await worker.hooks['astro:build:done']({ dir: pathToFileURL('site/') });
      process.stdout.write(await readFile('site/sw.js', 'utf8'));`;
    const written = await new Promise<string>((resolve) => {
      execFile(
        process.execPath,
        ['--input-type=module', '--eval', program],
        { cwd: copy },
        (error, out) => resolve(error ? String(error) : out),
      );
    });
    expect(written).toContain('unregister');
    expect(written.length).toBeLessThan(1000);
  });
});

test('a production build stops at the first sample that nobody accepted', async () => {
  const { code, said } = await astro('build', {
    SITE_ENV: 'production',
    SITE_ORIGIN: 'https://www.example.com',
  });
  expect(code).not.toBe(0);
  expect(said).toContain('SITE_ENV=production');
  expect(said).toContain('SITE_ORIGIN');
});
