/**
 * Runs every suite of CI, two at a time, and prints the output of those that fail, the counts of
 * each, then one line of totals. `npm test -- unit browser` runs only those.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { missingPackages } from '../tools/debian.ts';
import { type Counts, countOutput, countReport } from '../tools/test-counts.ts';

interface Suite {
  readonly name: string;
  readonly command: string;
  readonly env?: NodeJS.ProcessEnv;
  readonly built?: boolean;
}

const reporters = '--reporter=default --reporter=junit --outputFile.junit=test-results';
const vitest = (name: string) => `vitest run --project=${name} ${reporters}/${name}.xml`;

const asked = process.argv.slice(2);
/** The build itself writes the types of the collections. */
const builds = asked.length === 0 || asked.includes('build');

/** In starting order; of the suites that read the build, the longest first. */
const suites: readonly Suite[] = [
  // A fixed day: events that are past leave the pages.
  { name: 'build', command: 'node commands/build.ts', env: { SOURCE_DATE_EPOCH: '1795219200' } },
  // Without a build, `astro sync` reads all content first: if it passes, the content would build.
  {
    name: 'types',
    command: `${builds && existsSync('.astro/types.d.ts') ? '' : 'astro sync && '}astro check --noSync`,
  },
  { name: 'unit', command: vitest('unit') },
  { name: 'lint', command: 'biome ci --error-on-warnings . && stylelint "src/**/*.css"' },
  { name: 'format', command: 'prettier --check "src/**/*.astro" "src/content/**/*.{yaml,mdx}"' },
  { name: 'unused', command: 'knip' },
  { name: 'browser', command: 'playwright test', built: true },
  { name: 'owner-year', command: vitest('owner-year'), built: true },
  // The document as served, with the examples inserted.
  { name: 'openapi', command: 'redocly lint', built: true },
  { name: 'site', command: vitest('site'), built: true },
  { name: 'acceptance', command: vitest('acceptance'), built: true },
  { name: 'serving', command: vitest('serving'), built: true },
  { name: 'engines', command: vitest('engines'), built: true },
  { name: 'old-browsers', command: vitest('old-browsers'), built: true },
  { name: 'spelling', command: 'node commands/spell.ts', built: true },
  { name: 'budget', command: 'node commands/budget.ts', built: true },
];

const unknown = asked.filter((name) => !suites.some((suite) => suite.name === name));
if (unknown.length > 0) {
  console.error(
    `${unknown} is no suite: ${suites.map(({ name }) => name).join(', ')}. One test: CONTRIBUTING.md, « Run one test ».`,
  );
  process.exit(1);
}
const queue = suites.filter(({ name }) => asked.length === 0 || asked.includes(name));
const alone = queue.length === 1;
const results = new Map<string, Counts>();
let build: Promise<Counts> | undefined;

/** Runs a program, and prints its output: at once if nothing runs beside it, or when it has failed. */
async function run({ name, command, env }: Suite): Promise<Counts> {
  const start = performance.now();
  const child = spawn(command, {
    shell: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      // Room for short-lived objects: a sixth less time for types and unit, which make many.
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`,
      ASTRO_TELEMETRY_DISABLED: '1',
      REDOCLY_TELEMETRY: 'off',
      REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
      FORCE_COLOR: '0',
      ...env,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk;
      if (alone) process.stdout.write(chunk);
    });
  }
  const success = await new Promise((done) => child.on('close', (code) => done(code === 0)));
  const report = await readFile(`test-results/${name}.xml`, 'utf8').catch(() => undefined);
  const counts = report ? countReport(report) : countOutput(output, success === true);
  // A suite that exits with an error has failed, whatever it counted.
  const failed = success ? counts.failed : Math.max(counts.failed, 1);
  // A flaky test has passed when tried again, and must be seen.
  if ((failed > 0 || /\d flaky/.test(output)) && !alone) console.log(`\n=== ${name}\n${output}`);
  console.log(`${name}: ${Math.round((performance.now() - start) / 1000)} s`);
  return { ...counts, failed };
}

/** Runs one suite after another. Those that read the build wait for it, and fail if it fails. */
async function lane(): Promise<void> {
  for (let suite = queue.shift(); suite; suite = queue.shift()) {
    const unbuilt = suite.built && (await build)?.failed;
    const running = unbuilt ? Promise.resolve({ passed: 0, failed: 1, skipped: [] }) : run(suite);
    if (suite.name === 'build') build = running;
    results.set(suite.name, await running);
  }
}

await rm('test-results', { recursive: true, force: true });
await Promise.all([lane(), lane()]);

console.log();
for (const [name, { passed, failed, skipped }] of results) {
  console.log(`  ${name.padEnd(12)} ${passed} passed, ${failed} failed, ${skipped.length} skipped`);
}
const all = [...results.values()];
const passed = all.reduce((sum, counts) => sum + counts.passed, 0);
const failed = all.reduce((sum, counts) => sum + counts.failed, 0);
const skipped = all.flatMap((counts) => counts.skipped);
for (const [file, tests] of Map.groupBy(skipped, (name) => name)) {
  console.log(`\nskipped: ${tests.length} of ${file}`);
}
const missing = missingPackages();
if (skipped.length > 0 && missing.length > 0) {
  console.log(`They need: apt-get install -y ${missing.join(' ')}`);
}
if (skipped.some((file) => file.includes('tests/old-browsers/'))) {
  console.log('The old browsers: npm ci --prefix tests/old-browsers/engines');
}
console.log(`\n${passed} passed, ${failed} failed, ${skipped.length} skipped`);
// CI has every program: there, a test that checks nothing hides something.
const hidden = process.env.CI && skipped.length > 0;
process.exitCode = failed > 0 || passed + skipped.length === 0 || hidden ? 1 : 0;
