/**
 * Runs every suite of CI, two at a time, and prints the counts of each, with the output of those
 * that fail, then one line of totals. `npm test -- unit browser` runs only those.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { JSDOM } from 'jsdom';
import { missingPackages } from '../tools/debian.ts';

const asked = process.argv.slice(2);
const reporters = '--reporter=default --reporter=junit --outputFile.junit=test-results';
const vitest = (name: string) => `vitest run --project=${name} ${reporters}/${name}.xml`;
/** The build itself writes the types of the collections; without it, all content is read first. */
const synced = (asked.length === 0 || asked.includes('build')) && existsSync('.astro/types.d.ts');

/** In starting order. */
const suites: Readonly<Record<string, string>> = {
  build: 'node commands/build.ts',
  types: `${synced ? '' : 'astro sync && '}astro check --noSync`,
  unit: vitest('unit'),
  lint: 'biome ci --error-on-warnings . && stylelint "src/**/*.css"',
  format: 'prettier --check "src/**/*.astro" "src/content/**/*.{yaml,mdx}"',
  unused: 'knip',
  spelling: 'npm run --silent spell',
};
/** Those that read the build, the longest first. */
const afterBuild: typeof suites = {
  browser: 'playwright test',
  'owner-year': vitest('owner-year'),
  // The document as served, with the examples inserted.
  openapi: 'redocly lint',
  site: vitest('site'),
  acceptance: vitest('acceptance'),
  serving: vitest('serving'),
  engines: vitest('engines'),
  'old-browsers': vitest('old-browsers'),
  budget: 'node commands/budget.ts',
};

const commands = Object.entries({ ...suites, ...afterBuild });
const unknown = asked.filter((name) => !commands.some(([suite]) => suite === name));
if (unknown.length > 0) {
  const names = commands.map(([name]) => name).join(', ');
  console.error(`${unknown} is no suite: ${names}. One test: CONTRIBUTING.md, « Run one test ».`);
  process.exit(1);
}
const queue = commands.filter(([name]) => asked.length === 0 || asked.includes(name));
const alone = queue.length === 1;
const all = { passed: 0, failed: 0, skipped: [] as string[] };

/** From a JUnit report, or the last line « N passed, N failed »; without them, one test. */
async function countsOf(name: string, output: string, success: boolean): Promise<typeof all> {
  const report = await readFile(`test-results/${name}.xml`, 'utf8').catch(() => undefined);
  if (!report) {
    const [, passed = success, failed = !success] =
      [...output.matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1) ?? [];
    return { passed: Number(passed), failed: Number(failed), skipped: [] };
  }
  const { document } = new JSDOM(report, { contentType: 'text/xml' }).window;
  const tests = document.querySelectorAll('testcase').length;
  const failed = document.querySelectorAll('testcase:has(failure, error)').length;
  const skipped = [...document.querySelectorAll('testcase:has(skipped)')].map(
    (test) => test.getAttribute('classname') ?? '',
  );
  return { passed: tests - failed - skipped.length, failed, skipped };
}

/** Prints its output at once if nothing runs beside it. @returns whether all has passed */
async function run(name: string, command: string): Promise<boolean> {
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
      // A fixed day: events that are past leave the pages.
      ...(name === 'build' && { SOURCE_DATE_EPOCH: '1795219200' }),
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk;
      if (alone) process.stdout.write(chunk);
    });
  }
  const [code] = await once(child, 'close');
  const success = code === 0;
  const { passed, skipped, ...counts } = await countsOf(name, output, success);
  // A suite that exits with an error has failed, whatever it counted.
  const failed = success ? counts.failed : Math.max(counts.failed, 1);
  // A flaky test has passed when tried again, and must be seen.
  if ((failed > 0 || /\d flaky/.test(output)) && !alone) console.log(`\n=== ${name}\n${output}`);
  const seconds = Math.round((performance.now() - start) / 1000);
  const said = `${passed} passed, ${failed} failed, ${skipped.length} skipped`;
  console.log(`  ${name.padEnd(12)} ${said}, ${seconds} s`);
  all.passed += passed;
  all.failed += failed;
  all.skipped.push(...skipped);
  return failed === 0;
}

let build: Promise<boolean> = Promise.resolve(true);

/** Runs one suite after another. Those that read the build wait for it, and fail if it fails. */
async function lane(): Promise<void> {
  for (let next = queue.shift(); next; next = queue.shift()) {
    const [name, command] = next;
    if (name in afterBuild && !(await build)) {
      all.failed += 1;
      continue;
    }
    const running = run(name, command);
    if (name === 'build') build = running;
    await running;
  }
}

await rm('test-results', { recursive: true, force: true });
await Promise.all([lane(), lane()]);

const { passed, failed, skipped } = all;
if (skipped.length > 0) {
  console.log(`\nskipped: ${[...new Set(skipped)].join(', ')}`);
  const missing = missingPackages();
  if (missing.length > 0) console.log(`They need: apt-get install -y ${missing.join(' ')}`);
  if (skipped.some((file) => file.includes('tests/old-browsers/')))
    console.log('The old browsers: npm ci --prefix tests/old-browsers/engines');
}
console.log(`\n${passed} passed, ${failed} failed, ${skipped.length} skipped`);
// CI has every program: there, a test that checks nothing hides something.
const hidden = process.env.CI && skipped.length > 0;
process.exitCode = failed > 0 || passed + skipped.length === 0 || hidden ? 1 : 0;
