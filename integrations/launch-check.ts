import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { launchReport } from '../tools/launch.ts';

/**
 * Stops a production build while anything on the site is a sample that nobody accepted.
 * @param now the clock: past events and missing dates depend on it
 */
export function launchCheck(now: () => Date): AstroIntegration {
  return {
    name: 'launch-check',
    hooks: {
      'astro:build:start': async () => {
        if (process.env.SITE_ENV !== 'production') return;
        const root = fileURLToPath(new URL('..', import.meta.url));
        const { open } = await launchReport(root, process.env, now());
        if (open.length === 0) return;
        const list = open.map(({ id, reason }) => `  ${id} : ${reason}`).join('\n');
        throw new Error(`SITE_ENV=production, mais il reste ${open.length} points :\n${list}`);
      },
    },
  };
}
