import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

/** How long a browser may take to start, on a busy machine. */
export const START_MS = 60_000;

export interface Program {
  /** Waits until the program's output matches the pattern, and returns the first group. */
  says(pattern: RegExp): Promise<string>;
  /** Ends the program and all its child processes. */
  stop(): Promise<void>;
}

/** Starts a program in its own process group, so that its children can be ended with it. */
export function start(path: string, args: readonly string[], env: NodeJS.ProcessEnv): Program {
  const child = spawn(path, args, {
    detached: true,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let running = true;
  const ended = new Promise<void>((resolve) => {
    const end = () => {
      running = false;
      resolve();
    };
    child.on('exit', end);
    child.on('error', end);
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  }
  const kill = (signal: NodeJS.Signals) => {
    try {
      if (child.pid) process.kill(-child.pid, signal);
    } catch {
      // The whole group has already ended.
    }
  };
  return {
    says: async (pattern) => {
      const late = Date.now() + START_MS;
      for (;;) {
        const found = pattern.exec(output)?.[1];
        if (found !== undefined) return found;
        if (!running || Date.now() > late) throw new Error(`${path} n’a pas démarré : ${output}`);
        await wait(50);
      }
    },
    stop: async () => {
      kill('SIGTERM');
      await Promise.race([ended, wait(5_000)]);
      kill('SIGKILL');
    },
  };
}
