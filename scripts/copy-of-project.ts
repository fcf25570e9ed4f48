/** A copy of the project as it stands, to build on the side. */
import { execFileSync } from 'node:child_process';
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
