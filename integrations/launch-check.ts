import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { fictitiousValues } from '#site.config.ts';
import { launchReport, readQuestions } from '../tools/launch.ts';
import { fictionsIn } from '../tools/shipped.ts';

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
        if (open.length === 0) return;
        const list = open.map(({ id, reason }) => `  ${id} : ${reason}`).join('\n');
        throw new Error(`SITE_ENV=production, mais il reste ${open.length} points :\n${list}`);
      },
      'astro:build:done': async ({ dir }) => {
        if (process.env.SITE_ENV !== 'production') return;
        const { replaced } = fictitiousValues(process.env);
        const left = await fictionsIn(fileURLToPath(dir), replaced);
        if (left.length === 0) return;
        const list = left.map(
          ({ file, variable, value }) => `  ${file} dit encore ${value} (${variable})`,
        );
        throw new Error(`SITE_ENV=production, mais le site construit :\n${list.join('\n')}`);
      },
    },
  };
}
