import { readFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { parse } from 'yaml';
import { contentPath } from '#i18n/content-path.ts';
import { missingYears } from '#seasons/umm-al-qura.ts';

/**
 * Warns when Ramadan dates are missing for this year or the next: no religious theme would show.
 */
export function seasonDates(now: () => Date): AstroIntegration {
  return {
    name: 'season-dates',
    hooks: {
      'astro:build:start': async ({ logger }) => {
        const file = new URL(`../${contentPath('seasons.yaml')}`, import.meta.url);
        const { lunarYears } = parse(await readFile(file, 'utf8'));
        const year = now().getFullYear();
        for (const missing of missingYears(lunarYears, [year, year + 1])) {
          logger.warn(
            `seasons.yaml n’a pas de dates de ramadan pour ${missing} : npm run seasons -- ${missing}`,
          );
        }
      },
    },
  };
}
