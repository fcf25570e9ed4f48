import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { Refusal } from '#lib/refusal.ts';
import { launchReport, lineOf, listed } from '../tools/launch.ts';

/** Stops a production build while the site still shows a sample that nobody accepted. */
export function launchCheck(): AstroIntegration {
  return {
    name: 'launch-check',
    hooks: {
      'astro:build:start': async ({ logger }) => {
        if (process.env.SITE_ENV !== 'production') return;
        const { open, aged } = await launchReport(fileURLToPath(new URL('..', import.meta.url)));
        for (const item of aged) logger.warn(lineOf(item).trim());
        if (open.length === 0) return;
        const list = listed(open).join('\n  ');
        throw new Refusal(
          `SITE_ENV=production, mais il reste à traiter (${open.length}) :\n  ${list}`,
        );
      },
    },
  };
}
