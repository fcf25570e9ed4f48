/** A copy of the project as it stands, to build on the side. */
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

/**
 * Copies what git knows or would take; dependencies are linked one by one, so that the caches that
 * Astro and Vite keep beside them are the copy's own, empty.
 */
export async function copyOfProject(): Promise<Copy> {
  const folder = await mkdtemp(join(tmpdir(), 'tap-copy-'));
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: project,
    encoding: 'utf8',
  });
  // Linked rather than installed, node_modules is not what .gitignore calls a folder.
  for (const file of listed.split('\0').filter((name) => name && name !== 'node_modules')) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await cp(join(project, file), join(folder, file)).catch((error: NodeJS.ErrnoException) => {
      // Deleted, and git has not been told yet.
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

/**
 * Builds a copy, in a process of its own.
 * @param options of Node, before Astro's own
 * @throws Error with what the build printed, if it fails
 */
export async function buildCopy({ folder }: Copy, options: readonly string[] = []): Promise<void> {
  const child = spawn(process.execPath, [...options, 'node_modules/astro/bin/astro.mjs', 'build'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: buildEnvironment(),
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(output);
}

/** Vitest's own settings would make Astro build for development. */
function buildEnvironment(): NodeJS.ProcessEnv {
  const { NODE_ENV: _, VITEST: __, ...environment } = process.env;
  return environment;
}
