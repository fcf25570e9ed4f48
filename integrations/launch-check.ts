import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { Refusal } from '#lib/refusal.ts';
import { readCompany } from '#loading/company.ts';
import { fictitiousValues } from '#site.config.ts';
import { launchReport, lineOf, listed } from '../tools/launch.ts';
import { fictionsIn } from '../tools/shipped.ts';

function refuse(what: string, list: readonly string[]): void {
  if (list.length === 0) return;
  throw new Refusal(`SITE_ENV=production, mais ${what} :\n  ${list.join('\n  ')}`);
}

/**
 * Stops a production build while the site still shows a sample that nobody accepted.
 * @param root the project's folder
 */
export function launchCheck(
  root = fileURLToPath(new URL('..', import.meta.url)),
): AstroIntegration {
  return {
    name: 'launch-check',
    hooks: {
      'astro:build:start': async ({ logger }) => {
        if (process.env.SITE_ENV !== 'production') return;
        const { open, aged } = await launchReport(root, process.env);
        for (const item of aged) logger.warn(lineOf(item).trim());
        refuse(`il reste à traiter (${open.length})`, listed(open));
      },
      'astro:build:done': async ({ dir }) => {
        if (process.env.SITE_ENV !== 'production') return;
        const { replaced } = fictitiousValues(process.env, readCompany(`${root}/`));
        const found = await fictionsIn(fileURLToPath(dir), replaced);
        const left = found.map(
          (one) => `${one.file} dit encore ${one.value} : écrivez {${one.variable}}`,
        );
        refuse('le site construit dit des valeurs fictives que vous avez remplacées', left);
      },
    },
  };
}
