import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { copyOfProject } from '../../scripts/copy-of-project.ts';

/** A copy of the sources that a test may spoil. */
const { folder: copy, remove } = await copyOfProject();
afterAll(remove);

/** Runs Astro in the copy; resolves to its exit code and everything it said, colours removed. */
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

/** Spoils one file of the copy for one run. */
async function spoiled(
  file: string,
  change: (text: string) => string,
  command: 'sync' | 'build' = 'sync',
) {
  const path = join(copy, file);
  const sound = await readFile(path, 'utf8');
  const broken = change(sound);
  expect(broken).not.toBe(sound);
  await writeFile(path, broken);
  const result = await astro(command);
  await writeFile(path, sound);
  return result;
}

const post = 'src/content/fr/posts/ia-en-pharmacie.mdx';

describe('a wrong content file stops the build, naming file, field and reason', () => {
  test('a sound tree passes', async () => {
    expect(await astro('sync')).toMatchObject({ code: 0 });
  });

  test.each([
    ['a missing author', post, /^author:.*\n/m, '', ['ia-en-pharmacie', 'author']],
    [
      'a bad date',
      post,
      /^date:.*$/m,
      'date: bientôt',
      ['ia-en-pharmacie', 'date', 'une date de la forme'],
    ],
    [
      'an unknown category',
      post,
      /^category:.*$/m,
      'category: sport',
      ['ia-en-pharmacie', 'category'],
    ],
    [
      'a title too long',
      post,
      /^title:.*$/m,
      `title: ${'long '.repeat(30)}`,
      ['ia-en-pharmacie', 'title', 'dépasse'],
    ],
    ['an unknown field', post, /^title:/m, 'titre: Oui\ntitle:', ['ia-en-pharmacie', 'titre']],
    [
      'a product that does not exist',
      post,
      /^product:.*$/m,
      'product: tapclinic',
      ['ia-en-pharmacie', 'product', 'src/content/fr/products/tapclinic.yaml'],
    ],
    [
      'a plan that does not exist',
      'src/content/fr/pages/tapschool-pricing.yaml',
      /plan: tapschool-lycee/,
      'plan: tapschool-lycees',
      ['tapschool-pricing', 'plan', 'src/content/fr/plans/tapschool-lycees.yaml'],
    ],
    [
      'a documentation article of an unknown category',
      'src/content/fr/docs/connexion.mdx',
      /^category:.*$/m,
      'category: divers',
      ['connexion', 'category'],
    ],
    [
      'a figure that does not exist',
      'src/content/fr/pages/home.yaml',
      '{availability}',
      '{availabilty}',
      ['src/content/fr/pages/home.yaml', '{availabilty}', 'figures.yaml'],
    ],
    [
      'markup in YAML',
      'src/content/fr/pages/home.yaml',
      /lede: Le tiers payant/,
      'lede: Le <b>tiers payant</b>',
      ['home', 'products.items.tappharm.lede', 'balise HTML'],
    ],
    [
      'broken YAML',
      'src/content/fr/faq.yaml',
      'items:',
      'items: [',
      ['src/content/fr/faq.yaml', 'line'],
    ],
    [
      'two answers with one id',
      'src/content/fr/faq.yaml',
      /id: prise-en-main/,
      'id: frais-installation',
      ['faq', 'items', 'deux questions portent le même id'],
    ],
    [
      'a price that is not whole francs',
      'src/content/fr/figures.yaml',
      /price-pos: \{ amount: 5000/,
      'price-pos: { amount: 5000.5',
      ['figures', 'price-pos', 'francs'],
    ],
  ] as const)('%s', async (_, file, from, to, named) => {
    const { code, said } = await spoiled(file, (text) => text.replace(from, to));
    expect(code).not.toBe(0);
    for (const part of named) expect(said).toContain(part);
  });

  test('a plan whose price does not exist', async () => {
    const { code, said } = await spoiled(
      'src/content/fr/plans/tappharm-gold.yaml',
      (text) => text.replace('price-pharm-year-1', 'price-pharm-year-9'),
      'build',
    );
    expect(code).not.toBe(0);
    expect(said).toContain('price-pharm-year-9');
    expect(said).toContain('figures.yaml');
  });
});

test('a bad deployment value stops the build, naming variable, fault and an example', async () => {
  const { code, said } = await astro('sync', { SITE_ORIGIN: 'mon-site' });
  expect(code).not.toBe(0);
  expect(said).toContain('SITE_ORIGIN="mon-site"');
  expect(said).toContain('par exemple https://www.example.com');
});

test('a production build stops at the first sample that nobody accepted', async () => {
  const { code, said } = await astro('build', {
    SITE_ENV: 'production',
    CONTACT_EMAIL: 'contact@example.com',
  });
  expect(code).not.toBe(0);
  expect(said).toContain('SITE_ENV=production');
  expect(said).toContain('CONTACT_EMAIL');
});
