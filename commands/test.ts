/**
 * Runs every suite of CI, two at a time, and prints the time and count of each, then one line of
 * totals. `npm test -- unit browser` runs only those.
 */
import { rm } from 'node:fs/promises';
import { type Result, runSuite } from '../tools/run-suite.ts';
import { suites } from '../tools/suites.ts';

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !suites.some((suite) => suite.name === name));
if (unknown.length > 0) {
  throw new Error(`${unknown} is no suite: ${suites.map(({ name }) => name).join(', ')}`);
}
const queue = suites.filter(({ name }) => asked.length === 0 || asked.includes(name));
const alone = queue.length === 1;
const results = new Map<string, Result>();
let build: Promise<Result> | undefined;

/** Runs one suite after another. Suites that read the build wait for it, and fail if it fails. */
async function lane(): Promise<void> {
  for (let suite = queue.shift(); suite; suite = queue.shift()) {
    if (suite.built && (await build)?.failed) {
      results.set(suite.name, { passed: 0, failed: 1, seconds: 0, failures: [] });
      continue;
    }
    const running = runSuite(suite, alone);
    if (suite.name === 'build') build = running;
    results.set(suite.name, await running);
  }
}

await rm('test-results', { recursive: true, force: true });
await Promise.all([lane(), lane()]);

// Failures are printed again at the end, where a reader of a long log looks first.
for (const [suite, { failures }] of results) {
  for (const { name, reason } of failures) {
    console.log(`\nfailed in ${suite}: ${name}\n${reason.replace(/^/gm, '    ')}`);
  }
}

let passed = 0;
let failed = 0;
console.log();
for (const [name, result] of results) {
  passed += result.passed;
  failed += result.failed;
  const seconds = `${result.seconds} s`.padStart(6);
  console.log(`  ${name.padEnd(8)} ${seconds}  ${result.passed} passed, ${result.failed} failed`);
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
