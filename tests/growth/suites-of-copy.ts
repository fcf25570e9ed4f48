import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { countReport } from '../../tools/junit.ts';

/**
 * Runs Vitest suites on the built copy of a project. Skipped tests count as failures, as in CI.
 *
 * Suites that a copy leaves to the site itself: `rebuild` and `bad-content` test the build and the
 * schemas, not the content; browsers, servers and other engines take minutes, and what an editor
 * may change is read there from the content (a whole run in such a copy: docs/decisions/035).
 * @returns the failures, by name and reason; empty when all passed
 */
export async function failuresOf(
  folder: string,
  ...suites: readonly string[]
): Promise<readonly string[]> {
  const without = '--exclude=tests/site/{rebuild,bad-content}.test.ts';
  const projects = suites.map((suite) => `--project=${suite}`);
  const report = join(folder, 'test-results/copy.xml');
  await rm(report, { force: true });
  const { VITEST: _, ...environment } = process.env;
  const reporters = ['--reporter=default', '--reporter=junit', `--outputFile.junit=${report}`];
  const run = spawn(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', ...projects, without, ...reporters],
    { cwd: folder, env: { ...environment, NO_COLOR: '1' } },
  );
  let output = '';
  for (const stream of [run.stdout, run.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  const [status] = await once(run, 'close');
  const { passed, failures } = countReport(await readFile(report, 'utf8').catch(() => '<none/>'));
  const failed = failures.map(({ name, reason }) => `${name}\n${reason}`);
  // An error outside the tests, or no test at all.
  const broken = failed.length === 0 && (status !== 0 || passed === 0);
  return broken ? [output] : failed;
}
