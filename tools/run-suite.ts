import { spawn } from 'node:child_process';
import type { Count } from './junit.ts';
import type { Suite } from './suites.ts';

export interface Result extends Count {
  readonly seconds: number;
}

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
 * Runs a suite to its end, and counts.
 * @param live whether to print as the suite prints, rather than at its end: nothing runs beside it
 */
export async function runSuite(suite: Suite, live: boolean): Promise<Result> {
  const start = performance.now();
  const { code, output } = await execute(suite, live);
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(`\n=== ${suite.name}, ${seconds} s\n${live ? '' : output}`);
  const byCode = code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const none = { passed: 0, failed: 1 };
  const count = suite.count ? await suite.count(output).catch(() => none) : byCode;
  // A suite that exits with an error has failed, whatever it counted; so has one that counted nothing.
  const wrong = count.failed === 0 && (code !== 0 || count.passed === 0);
  return { passed: count.passed, failed: wrong ? 1 : count.failed, seconds };
}
