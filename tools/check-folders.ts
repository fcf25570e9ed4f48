import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from '#lib/refusal.ts';

/** Where a build writes: beside the sources, and what Vite keeps from one build to the next. */
const WRITTEN = ['', '.astro', 'dist', 'node_modules'];

/**
 * @throws Refusal naming a folder that a build cannot write to, before the build fails on it in
 * other words
 */
export function refuseReadOnly(root: string): void {
  for (const folder of WRITTEN.map((name) => join(root, name))) {
    try {
      accessSync(folder, constants.W_OK);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') continue;
      throw new Refusal(
        `${folder} ne se laisse pas écrire : un site se construit dans un dossier qui est à vous`,
      );
    }
  }
}
