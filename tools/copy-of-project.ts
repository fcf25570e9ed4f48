/** A copy of the project with its uncommitted changes, to build in. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const project = fileURLToPath(new URL('..', import.meta.url));

export interface Copy {
  folder: string;
  remove(): Promise<void>;
}

/** What git sees; dependencies are linked one by one, so that their caches stay its own. */
export async function copyOfProject(): Promise<Copy> {
  const folder = await mkdtemp(join(tmpdir(), 'tap-copy-'));
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: project,
    encoding: 'utf8',
  });
  // `.gitignore` says `node_modules/`, which does not match a symbolic link.
  for (const file of listed.split('\0').filter((name) => name && name !== 'node_modules')) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await cp(join(project, file), join(folder, file)).catch((error: NodeJS.ErrnoException) => {
      // Deleted, but still in git's index.
      if (error.code !== 'ENOENT') throw error;
    });
  }
  const modules = join(project, 'node_modules');
  await mkdir(join(folder, 'node_modules'));
  for (const name of await readdir(modules)) {
    if (name.startsWith('.') && name !== '.bin') continue;
    await symlink(join(modules, name), join(folder, 'node_modules', name));
  }
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** After this, a command that never ends is stopped, so that its output says where it stopped. */
const DEADLINE_MS = 480_000;

/**
 * Runs Node in a copy, in a separate process.
 * @param args of Node
 * @param variables of the environment, beside this process's own
 * @returns the output
 * @throws Error with the output, if the command fails or does not end
 */
export async function runInCopy(
  { folder }: Copy,
  args: readonly string[],
  variables: NodeJS.ProcessEnv = {},
): Promise<string> {
  const child = spawn(process.execPath, args, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...buildEnvironment(), ...variables },
    timeout: DEADLINE_MS,
    killSignal: 'SIGKILL',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  const [code, signal] = await once(child, 'close');
  if (signal) output += `\nstopped by ${signal}, after ${DEADLINE_MS / 1000} s if it did not end`;
  if (code !== 0) throw new Error(output);
  return output;
}

/** Builds a copy: see {@link runInCopy}. */
export function buildCopy(copy: Copy, variables: NodeJS.ProcessEnv = {}): Promise<string> {
  return runInCopy(copy, ['commands/build.ts'], variables);
}

/** Vitest's environment variables would make Astro build for development. */
function buildEnvironment(): NodeJS.ProcessEnv {
  const { NODE_ENV: _, VITEST: __, ...environment } = process.env;
  return environment;
}
