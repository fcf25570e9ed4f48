import { spawn } from 'node:child_process';
import type { Count, Failure } from './junit.ts';
import type { Suite } from './suites.ts';

export interface Result extends Count {
  readonly seconds: number;
  /** The tests that failed; for a suite with only an exit code, the end of its output. */
  readonly failures: readonly Failure[];
}

const LAST_LINES = 15;

function execute(
  { command, environment }: Suite,
  live: boolean,
): Promise<{ code: number; output: string }> {
  const [program = '', ...args] = command;
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        ASTRO_TELEMETRY_DISABLED: '1',
        REDOCLY_TELEMETRY: 'off',
        REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
        FORCE_COLOR: '0',
        ...environment,
      },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk;
        if (live) process.stdout.write(chunk);
      });
    }
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * Runs a suite and counts its tests.
 * @param live whether to print the output at once, when nothing runs beside it, or at the end
 */
export async function runSuite(suite: Suite, live: boolean): Promise<Result> {
  const start = performance.now();
  const { code, output } = await execute(suite, live);
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(`\n=== ${suite.name}, ${seconds} s\n${live ? '' : output}`);
  const byCode = code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const none = { passed: 0, failed: 1 };
  const count: Count & { readonly failures?: readonly Failure[] } = suite.count
    ? await suite.count(output).catch(() => none)
    : byCode;
  // A suite that exits with an error has failed, whatever it counted; so has one without tests.
  const wrong = count.failed === 0 && (code !== 0 || count.passed === 0);
  const failed = wrong ? 1 : count.failed;
  const end = {
    name: suite.name,
    reason: output.trimEnd().split('\n').slice(-LAST_LINES).join('\n'),
  };
  const failures = count.failures?.length || failed === 0 ? (count.failures ?? []) : [end];
  return { passed: count.passed, failed, seconds, failures };
}
