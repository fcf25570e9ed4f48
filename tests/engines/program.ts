import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** The machine may be busy: a browser has this long to start. */
export const START_MS = 60_000;

export interface Program {
  /** Waits until the program has printed what the pattern looks for, and gives its first group. */
  says(pattern: RegExp): Promise<string>;
  /** Ends the program and all that it started. */
  stop(): Promise<void>;
}

/** @throws Error that says what to install */
export function need(path: string, debianPackage: string): string {
  if (existsSync(path)) return path;
  throw new Error(`${path} manque : apt-get install -y ${debianPackage}`);
}

/** Starts a program in a group of its own, so that its children end with it. */
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
      // The whole group has ended by itself.
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
