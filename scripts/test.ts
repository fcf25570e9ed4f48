/**
 * Everything that CI runs, in order, each suite to its end; then one line that sums them all.
 * `npm test -- unit browser` runs some of them.
 */
import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';

interface Count {
  passed: number;
  failed: number;
}

interface Suite {
  readonly name: string;
  readonly command: readonly string[];
  /** Reads what the suite counted; a suite without it counts as one test. */
  readonly count?: (output: string) => Count | undefined | Promise<Count | undefined>;
  /** Whether the suites after it need what it makes. */
  readonly vital?: boolean;
}

const vitestReport = (file: string) => [
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${file}`,
];

async function vitestCount(file: string): Promise<Count> {
  const report = JSON.parse(await readFile(file, 'utf8'));
  // A file that does not even load has no test to count: it is a failure all the same.
  const broken = report.testResults.filter(
    (result: { status: string; assertionResults: unknown[] }) =>
      result.status === 'failed' && result.assertionResults.length === 0,
  ).length;
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken };
}

/** The last « N passed, N failed » that a script of ours printed. */
function printedCount(output: string): Count | undefined {
  const last = [...output.matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1);
  return last && { passed: Number(last[1]), failed: Number(last[2]) };
}

async function browserCount(): Promise<Count> {
  const { stats } = JSON.parse(await readFile('test-results/browser.json', 'utf8'));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}

const suites: readonly Suite[] = [
  { name: 'lint', command: ['biome', 'ci', '.'] },
  { name: 'format', command: ['prettier', '--check', 'src/**/*.astro'] },
  { name: 'types', command: ['astro', 'check'] },
  { name: 'unused', command: ['knip'] },
  { name: 'openapi', command: ['redocly', 'lint'] },
  {
    name: 'unit',
    command: ['vitest', 'run', '--project=unit', ...vitestReport('test-results/unit.json')],
    count: () => vitestCount('test-results/unit.json'),
  },
  { name: 'build', command: ['astro', 'build'], vital: true },
  {
    name: 'site',
    command: ['vitest', 'run', '--project=site', ...vitestReport('test-results/site.json')],
    count: () => vitestCount('test-results/site.json'),
  },
  {
    name: 'serving',
    command: ['vitest', 'run', '--project=serving', ...vitestReport('test-results/serving.json')],
    count: () => vitestCount('test-results/serving.json'),
  },
  {
    name: 'rebuild',
    command: ['vitest', 'run', '--project=rebuild', ...vitestReport('test-results/rebuild.json')],
    count: () => vitestCount('test-results/rebuild.json'),
  },
  { name: 'spelling', command: ['node', 'scripts/spell.ts'], count: printedCount },
  { name: 'budget', command: ['node', 'scripts/budget.ts'], count: printedCount },
  { name: 'links', command: ['node', 'scripts/links.ts'], count: printedCount },
  { name: 'browser', command: ['playwright', 'test'], count: browserCount },
  {
    name: 'engines',
    command: ['vitest', 'run', '--project=engines', ...vitestReport('test-results/engines.json')],
    count: () => vitestCount('test-results/engines.json'),
  },
];

function run([program = '', ...args]: readonly string[]): Promise<{
  code: number;
  output: string;
}> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        ASTRO_TELEMETRY_DISABLED: '1',
        REDOCLY_TELEMETRY: 'off',
        REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
        FORCE_COLOR: '0',
      },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk;
        process.stdout.write(chunk);
      });
    }
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

const asked = process.argv.slice(2);
const chosen = suites.filter(({ name }) => asked.length === 0 || asked.includes(name));
await rm('test-results', { recursive: true, force: true });
const results: string[] = [];
let passed = 0;
let failed = 0;

for (const suite of chosen) {
  console.log(`\n=== ${suite.name}`);
  const { code, output } = await run(suite.command);
  let count: Count | undefined;
  try {
    count = await suite.count?.(output);
  } catch {
    count = undefined;
  }
  count ??= code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  // A suite that exits with an error has failed, whatever it counted.
  if (code !== 0 && count.failed === 0) count.failed = 1;
  passed += count.passed;
  failed += count.failed;
  results.push(`${suite.name.padEnd(8)} ${count.passed} passed, ${count.failed} failed`);
  if (suite.vital && code !== 0) break;
}

console.log(`\n${results.map((line) => `  ${line}`).join('\n')}\n`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
