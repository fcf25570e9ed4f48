import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { fictitiousValues } from '#site.config.ts';
import { launchReport, readQuestions } from '../tools/launch.ts';
import { fictionsIn } from '../tools/shipped.ts';

function refuse(what: string, list: readonly string[]): void {
  if (list.length === 0) return;
  throw new Error(`SITE_ENV=production, mais ${what} :\n  ${list.join('\n  ')}`);
}

/**
 * Stops a build if the list of questions to the owner is malformed, and a production build while
 * the site still shows a sample that nobody accepted.
 * @param now the date that past events and missing dates are compared with
 */
export function launchCheck(now: () => Date): AstroIntegration {
  return {
    name: 'launch-check',
    hooks: {
      'astro:build:start': async () => {
        const root = fileURLToPath(new URL('..', import.meta.url));
        await readQuestions(root);
        if (process.env.SITE_ENV !== 'production') return;
        const { open } = await launchReport(root, process.env, now());
        const left = open.map(({ id, reason }) => `${id} : ${reason}`);
        refuse(`il reste ${open.length} points`, left);
      },
      'astro:build:done': async ({ dir }) => {
        if (process.env.SITE_ENV !== 'production') return;
        const { replaced } = fictitiousValues(process.env);
        const found = await fictionsIn(fileURLToPath(dir), replaced);
        const left = found.map((one) => `${one.file} dit encore ${one.value} (${one.variable})`);
        refuse('le site construit', left);
      },
    },
  };
}
