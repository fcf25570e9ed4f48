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
 * @throws Error with the output, if the command fails or does not end, with what it has started
 */
export async function runInCopy(
  { folder }: Pick<Copy, 'folder'>,
  args: readonly string[],
  variables: NodeJS.ProcessEnv = {},
  deadline = DEADLINE_MS,
): Promise<string> {
  const child = spawn(process.execPath, args, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...buildEnvironment(), ...variables },
    // A group of its own, which is stopped whole.
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  const stop = () => process.kill(-Number(child.pid), 'SIGKILL');
  let late = '';
  const timer = setTimeout(() => {
    late = `\nstopped: it had not ended after ${deadline / 1000} s`;
    stop();
  }, deadline);
  process.once('exit', stop);
  const [code, signal] = await once(child, 'close');
  clearTimeout(timer);
  process.off('exit', stop);
  if (code !== 0 || late) throw new Error(output + (late || (signal ? `\n${signal}` : '')));
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
