import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, normalize } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { doors } from './doors.fixture.ts';

interface Diagnostic {
  readonly category: string;
  readonly message: string;
  readonly location: { readonly path: string; readonly start: { readonly line: number } };
}

interface Pattern {
  readonly message: string;
}

const config = JSON.parse(await readFile('biome.json', 'utf8'));
let folder = '';
let diagnostics: readonly Diagnostic[] = [];

async function plant(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), text);
}

/** Biome's report on the planted files. It exits with an error, since it finds some. */
function lint(): Promise<readonly Diagnostic[]> {
  const biome = join(process.cwd(), 'node_modules/.bin/biome');
  const args = ['lint', '--reporter=json', '--max-diagnostics=none', '.'];
  return new Promise((resolve) => {
    execFile(biome, args, { cwd: folder }, (_, out) => resolve(JSON.parse(out).diagnostics));
  });
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'doors-'));
  await plant('biome.json', JSON.stringify({ ...config, vcs: { enabled: false } }));
  await plant('package.json', '{ "type": "module", "imports": { "#*": "./src/*" } }');
  for (const { file, refused, allowed } of doors) {
    const lines = [...refused, ...allowed].map((name) => `import '${name}';`);
    const text = file.endsWith('.astro') ? ['---', ...lines, '---'] : lines;
    await plant(file, `${text.join('\n')}\n`);
  }
  await plant(
    'src/lib/here.ts',
    "import type { There } from '#lib/there.ts';\nexport type Here = There;\n",
  );
  await plant(
    'src/lib/there.ts',
    "import type { Here } from './here.ts';\nexport type There = Here;\n",
  );
  await plant(
    'src/components/Round.astro',
    "---\nimport { round } from './round.ts';\n---\n{round}\n",
  );
  await plant(
    'src/components/round.ts',
    "import type Round from './Round.astro';\nexport let round: typeof Round;\n",
  );
  diagnostics = await lint();
}, 60_000);

afterAll(() => rm(folder, { recursive: true }));

function linesOf(file: string, category: string): number[] {
  return diagnostics
    .filter((found) => found.location.path === file && found.category === category)
    .map((found) => found.location.start.line)
    .sort((a, b) => a - b);
}

describe('the linter', () => {
  test.each(doors)('$file', ({ file, refused }) => {
    const first = file.endsWith('.astro') ? 2 : 1;
    expect(linesOf(file, 'lint/style/noRestrictedImports')).toEqual(
      refused.map((_, index) => first + index),
    );
  });

  test('every rule on imports has been seen to refuse', () => {
    const messages = JSON.stringify(config.overrides, (key, value) =>
      key === 'patterns' ? value.map(({ message }: Pattern) => ({ message })) : value,
    ).matchAll(/"message":"((?:[^"\\]|\\.)*)"/g);
    const seen = new Set(diagnostics.map(({ message }) => message));
    expect(
      [...messages].map(([, message]) => message).filter((one) => !seen.has(`${one}`)),
    ).toEqual([]);
  });

  test.each([
    ['src/lib/here.ts', 1],
    ['src/lib/there.ts', 1],
    ['src/components/Round.astro', 2],
    ['src/components/round.ts', 1],
  ])('refuses a cycle, of types too: %s', (file, line) => {
    expect(linesOf(file, 'lint/suspicious/noImportCycles')).toEqual([line]);
  });
});

/** The folder of src/ that a file belongs to; each room counts as one. */
function doorOf(file: string): string {
  return /^src\/(?:products\/[^/]+(?=\/)|[^/]+(?=\/))/.exec(file)?.[0] ?? 'src';
}

/** The linter only sees the text of an import: `../queries/posts.ts` would escape its rules. */
test('imports of another folder are written with #', () => {
  const files = globSync('src/**/*.{ts,tsx,astro}').filter((file) => !/\.test\.tsx?$/.test(file));
  const climbing = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\b(?:from|import)\b[ (]*'(\.[^']+)'/g)]
      .map(([, name = '']) => normalize(join(dirname(file), name)))
      .filter((target) => target.startsWith('src/'))
      .filter((target) => doorOf(file) !== doorOf(target) && !target.startsWith(`${doorOf(file)}/`))
      .map((target) => `${file} → ${target}`),
  );
  expect(files.length).toBeGreaterThan(0);
  expect(climbing).toEqual([]);
});
