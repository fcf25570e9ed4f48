import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Runs Vitest suites on the built copy of a project.
 * @returns the failures as printed; empty when all passed
 */
export async function failuresOf(
  folder: string,
  ...suites: readonly string[]
): Promise<readonly string[]> {
  // These two copy the project with git, which does not know the copy's files.
  const without = '--exclude=tests/site/{rebuild,bad-content}.test.ts';
  const projects = suites.map((suite) => `--project=${suite}`);
  const { VITEST: _, ...environment } = process.env;
  const run = spawn(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', ...projects, without],
    {
      cwd: folder,
      env: { ...environment, NO_COLOR: '1' },
    },
  );
  let output = '';
  for (const stream of [run.stdout, run.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  const [status] = await once(run, 'close');
  if (status === 0) return [];
  const failed = output.split('\n').filter((line) => /FAIL|Error:|^\+ {3}/.test(line));
  return failed.length > 0 ? failed : [output];
}
