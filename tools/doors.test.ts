/**
 * The linter's rules on imports, tried in three copies of its configuration: on planted imports, on
 * what the project imports, and with each opening closed.
 */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { doors } from './doors.fixture.ts';
import { namesIn, namesOf, patternsIn, sources, targetOf } from './imports.ts';

interface Diagnostic {
  readonly category: string;
  readonly message: string;
  readonly location: { readonly path: string; readonly start: { readonly line: number } };
}

interface Pattern {
  readonly group: readonly string[];
  readonly message: string;
}

interface Override {
  readonly includes: readonly string[];
  readonly linter: {
    readonly rules: {
      readonly style?: {
        readonly noRestrictedImports: {
          readonly level: string;
          readonly options: { readonly patterns: readonly Pattern[] };
        };
      };
    };
  };
}

const RULE = 'lint/style/noRestrictedImports';
const config: { readonly overrides: readonly Override[] } = JSON.parse(
  await readFile('biome.json', 'utf8'),
);
const folders: string[] = [];

afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

/** A file with nothing but these imports, one a line. */
function importing(file: string, names: readonly string[]): string {
  const lines = names.map((name) => `import '${name}';\n`).join('');
  return file.endsWith('.astro') ? `---\n${lines}---\n` : lines;
}

/** The line of an import in such a file. */
function lineOf(file: string, index: number): number {
  return file.endsWith('.astro') ? index + 2 : index + 1;
}

/** Biome's report on these files. It exits with an error where it finds something. */
async function lint(
  files: ReadonlyMap<string, string>,
  overrides: readonly Override[] = config.overrides,
): Promise<readonly Diagnostic[]> {
  const folder = await mkdtemp(join(tmpdir(), 'doors-'));
  folders.push(folder);
  const settings = JSON.stringify({ ...config, overrides, vcs: { enabled: false } });
  const imports = '{ "type": "module", "imports": { "#*": "./src/*" } }';
  for (const [file, text] of [...files, ['biome.json', settings], ['package.json', imports]]) {
    await mkdir(dirname(join(folder, `${file}`)), { recursive: true });
    await writeFile(join(folder, `${file}`), `${text}`);
  }
  const biome = join(process.cwd(), 'node_modules/.bin/biome');
  const args = ['lint', '--reporter=json', '--max-diagnostics=none', '.'];
  return new Promise((resolve) => {
    execFile(biome, args, { cwd: folder, maxBuffer: 2 ** 26 }, (_, out) =>
      resolve(JSON.parse(out).diagnostics),
    );
  });
}

function patternsOf({ linter }: Override): readonly Pattern[] {
  return linter.rules.style?.noRestrictedImports.options.patterns ?? [];
}

/** What the rules of an override let in, each as a rule that refuses it and says which it is. */
function openingsOf(override: Override): Pattern[] {
  return patternsOf(override)
    .flatMap(({ group }) => group)
    .filter((name) => name.startsWith('!'))
    .map((name) => ({ group: [name.slice(1)], message: `${override.includes}: ${name}` }));
}

describe('planted imports', () => {
  let diagnostics: readonly Diagnostic[] = [];

  beforeAll(async () => {
    diagnostics = await lint(
      new Map([
        ...doors.map(
          ({ file, refused, allowed }) =>
            [file, importing(file, [...refused, ...allowed])] as const,
        ),
        [
          'src/lib/here.ts',
          "import type { There } from '#lib/there.ts';\nexport type Here = There;\n",
        ],
        ['src/lib/there.ts', "import type { Here } from './here.ts';\nexport type There = Here;\n"],
        ['src/components/Round.astro', "---\nimport { round } from './round.ts';\n---\n{round}\n"],
        [
          'src/components/round.ts',
          "import type Round from './Round.astro';\nexport let round: typeof Round;\n",
        ],
      ]),
    );
  }, 60_000);

  function linesOf(file: string, category: string): number[] {
    return diagnostics
      .filter((found) => found.location.path === file && found.category === category)
      .map((found) => found.location.start.line)
      .sort((a, b) => a - b);
  }

  test.each(doors)('$file', ({ file, refused }) => {
    expect(linesOf(file, RULE)).toEqual(refused.map((_, index) => lineOf(file, index)));
  });

  test('every rule on imports has been seen to refuse', () => {
    const seen = new Set(diagnostics.map(({ message }) => message));
    const messages = config.overrides.flatMap(patternsOf).map(({ message }) => message);
    expect(messages.filter((message) => !seen.has(message))).toEqual([]);
    expect(new Set(messages).size).toBe(messages.length);
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

/**
 * An import as the linter can judge it, which reads no paths: outside the rooms, what leaves its
 * folder is named from `src/`.
 */
function spelled(file: string, name: string): string {
  const target = targetOf(file, name);
  if (!target?.startsWith('src/')) return name;
  const [room] = /^src\/products\/[^/]+\//.exec(file) ?? [];
  const near = room ? target.startsWith(room) : dirname(target) === dirname(file);
  return near ? name : `#${target.slice('src/'.length)}`;
}

describe('the imports of src/', () => {
  const files = sources.filter((file) => file.startsWith('src/'));
  /** No folder is open to both. */
  const strange = ['astro:content', '#nobody/a.ts'];
  const names = new Map(
    files.map((file) => [file, namesOf(file).map((name) => spelled(file, name))]),
  );
  const written = new Map(
    [...names].map(([file, own]) => [file, importing(file, [...strange, ...own])]),
  );
  let refused: readonly { file: string; name: string; message: string }[] = [];

  beforeAll(async () => {
    refused = (await lint(written))
      .filter(({ category }) => category === RULE)
      .map(({ message, location: { path, start } }) => ({
        message,
        file: path,
        name: [...strange, ...(names.get(path) ?? [])][start.line - lineOf(path, 0)] ?? '',
      }));
  }, 60_000);

  test('every file has a rule', () => {
    const ruled = new Set(refused.map(({ file }) => file));
    expect(files.length).toBeGreaterThan(500);
    expect(files.filter((file) => !ruled.has(file))).toEqual([]);
  });

  test('no rule refuses one, however it is written', () => {
    expect(refused.filter(({ name }) => !strange.includes(name))).toEqual([]);
  });

  test('whatever a rule lets in is imported by somebody', async () => {
    // Each opening becomes a refusal with a message of its own.
    const closed = config.overrides.map((override) => {
      if (!override.linter.rules.style) return override;
      const options = { patterns: openingsOf(override) };
      const style = { noRestrictedImports: { level: 'error', options } };
      return { ...override, linter: { rules: { style } } };
    });
    const used = new Set((await lint(written, closed)).map(({ message }) => message));
    const openings = config.overrides.flatMap(openingsOf).map(({ message }) => message);
    expect(openings.filter((one) => !used.has(one))).toEqual([]);
  }, 60_000);
});

/** Files that may be gathered by their names, which no rule on imports sees, and by whom. */
const gathered: Readonly<Record<string, readonly string[]>> = {
  'src/dev-pages/components.astro': ['../components/ui/*.examples.tsx'],
  'src/islands/start.tsx': ['/src/**/*.island.tsx'],
  'src/products/brochures.ts': ['./*/faces/brochure.ts'],
  'src/products/dashboards.ts': ['./*/faces/dashboard.tsx'],
  'src/products/days.ts': ['./*/faces/day.ts'],
  'src/products/gesture.ts': ['./*/faces/gesture.tsx'],
};

test('files are gathered by name where it is said here, and nowhere else', async () => {
  const found: Record<string, readonly string[]> = {};
  for (const file of sources) {
    if (!file.startsWith('src/') || /\.test\.tsx?$/.test(file)) continue;
    const text = await readFile(file, 'utf8');
    const calls = text.match(/import\.meta\.glob[(<]/g) ?? [];
    if (calls.length > 0) found[file] = patternsIn(text);
    // A list of patterns would not be found.
    expect(patternsIn(text).length, file).toBe(calls.length);
  }
  expect(found).toEqual(gathered);
});

test.each([
  ["import.meta.glob('./*.tsx')", ['./*.tsx']],
  ["import.meta.glob<Face<string>>(\n  './*/a.ts',\n  { eager: true })", ['./*/a.ts']],
])('a pattern is found in %j', (text, patterns) => {
  expect(patternsIn(text)).toEqual(patterns);
});

test.each([
  ["import { a } from './a.ts';", ['./a.ts']],
  ["export * from '#lib/a.ts';", ['#lib/a.ts']],
  ["import './a.css';", ['./a.css']],
  ["type A = import('#lib/a.ts').A;", ['#lib/a.ts']],
  ["await import(\n  './a.ts'\n);", ['./a.ts']],
  ["---\n---\n<script>\n  import '#enhance/a.ts';\n</script>", ['#enhance/a.ts']],
])('an import is found in %j', (text, names) => {
  expect(namesIn(text)).toEqual(names);
});

test.each([
  ['src/pages/_a/A.tsx', '../_b/B.tsx', '#pages/_b/B.tsx'],
  ['src/components/ui/A.tsx', '../TopBar.tsx', '#components/TopBar.tsx'],
  ['src/search/a.ts', './build/b.ts', '#search/build/b.ts'],
  ['src/search/a.ts', './b.ts', './b.ts'],
  ['src/products/clinic/rules/a.ts', '../screens/B.tsx', '../screens/B.tsx'],
  ['src/products/clinic/rules/a.ts', '../../school/rules/b.ts', '#products/school/rules/b.ts'],
])('in %s, %s is judged as %s', (file, name, judged) => {
  expect(spelled(file, name)).toBe(judged);
});
