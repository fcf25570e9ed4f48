import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { Refusal } from '#lib/refusal.ts';
import { launchReport, listed } from '../tools/launch.ts';

/** Stops a production build while the site still shows a sample that nobody accepted. */
export function launchCheck(): AstroIntegration {
  return {
    name: 'launch-check',
    hooks: {
      'astro:build:start': async () => {
        if (process.env.SITE_ENV !== 'production') return;
        const { open } = await launchReport(fileURLToPath(new URL('..', import.meta.url)));
        if (open.length === 0) return;
        const list = listed(open).join('\n  ');
        throw new Refusal(
          `SITE_ENV=production, mais il reste à traiter (${open.length}) :\n  ${list}`,
        );
      },
    },
  };
}
