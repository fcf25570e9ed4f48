/** The suites of `npm test`, and how their tests are counted. */
import { readFile } from 'node:fs/promises';
import { type Count, countReport, type Failure } from './junit.ts';

export interface Suite {
  readonly name: string;
  readonly command: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /** Whether it reads the built pages. */
  readonly built?: boolean;
  /**
   * Reads the suite's counts; a suite without this counts as one test.
   * @throws Error if the suite left no report
   */
  readonly count?: (output: string) => Promise<Count & { readonly failures?: readonly Failure[] }>;
}

async function reported(name: string): Promise<Count & { readonly failures: readonly Failure[] }> {
  return countReport(await readFile(`test-results/${name}.xml`, 'utf8'));
}

/** The counts in the last line « N passed, N failed » of one of our commands. */
async function printed(output: string): Promise<Count> {
  const last = [...output.matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1);
  if (!last) throw new Error('nothing was counted');
  return { passed: Number(last[1]), failed: Number(last[2]) };
}

function vitest(name: string): Suite {
  const reporters = ['--reporter=default', '--reporter=junit'];
  const command = ['vitest', 'run', `--project=${name}`, ...reporters];
  return {
    name,
    command: [...command, `--outputFile.junit=test-results/${name}.xml`],
    count: () => reported(name),
  };
}

/** In starting order; of the suites that read the build, the longest first. */
export const suites: readonly Suite[] = [
  // A day other than today: `site` builds again, and checks that the variable sets the day.
  { name: 'build', command: ['astro', 'build'], environment: { SOURCE_DATE_EPOCH: '1795219200' } },
  { name: 'types', command: ['astro', 'check'] },
  vitest('unit'),
  { name: 'lint', command: ['biome', 'ci', '--error-on-warnings', '.'] },
  {
    name: 'format',
    command: ['prettier', '--check', 'src/**/*.astro', 'src/content/**/*.{yaml,mdx}'],
  },
  { name: 'unused', command: ['knip'] },
  { ...vitest('growth'), built: true },
  // The document as served, with the examples inserted.
  { name: 'openapi', command: ['redocly', 'lint'], built: true },
  {
    name: 'browser',
    command: ['playwright', 'test'],
    built: true,
    count: () => reported('browser'),
  },
  { ...vitest('site'), built: true },
  { ...vitest('acceptance'), built: true },
  { ...vitest('serving'), built: true },
  { ...vitest('engines'), built: true },
  { name: 'spelling', command: ['node', 'commands/spell.ts'], built: true, count: printed },
  { name: 'budget', command: ['node', 'commands/budget.ts'], built: true, count: printed },
];
