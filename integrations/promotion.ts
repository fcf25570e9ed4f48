import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { promotionEnd } from '#lib/promotion.ts';
import { readFigures } from '#loading/named.ts';
import { changePages } from '../tools/dist.ts';
import { endingOn } from '../tools/promotion.ts';

/** The day whose prices a build prints, if not its own day; and the folder that it then writes. */
export const pricesDay = process.env.PRICES_DAY;
export const afterDir = './.astro/after';

const root = fileURLToPath(new URL('..', import.meta.url));
const ENDPOINT = /\/src\/pages\/.*\.\w+\.ts$/;

/**
 * While a promotion lasts: builds the pages once more, with the prices of the day after, and lets
 * each page change by itself on that day. Only this makes every place right, computed prices and
 * the data of islands included. Of several promotions, it follows the first that ends.
 */
export function promotion(): AstroIntegration {
  let building = false;
  let day: string | undefined;
  return {
    name: 'promotion',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        building = command === 'build' && !pricesDay;
        if (!pricesDay) return;
        const transform = (_: string, id: string) =>
          ENDPOINT.test(id)
            ? `export const GET = () => new Response(); export const getStaticPaths = () => []`
            : undefined;
        updateConfig({ vite: { plugins: [{ name: 'pages-alone', transform, enforce: 'pre' }] } });
      },
      // After all have reported what they refuse, and before the content is read.
      'astro:config:done': ({ logger }) => {
        if (!building) return;
        day = promotionEnd(readFigures(root));
        if (!day) return;
        logger.info(`les pages, une fois de plus, aux prix du ${day}`);
        const astro = `${root}node_modules/astro/bin/astro.mjs`;
        // Before this build takes its memory.
        const { status } = spawnSync(process.execPath, [...process.execArgv, astro, 'build'], {
          cwd: root,
          env: { ...process.env, PRICES_DAY: day },
          stdio: ['ignore', 'ignore', 'inherit'],
        });
        // It has reported what it refuses.
        if (status !== 0) process.exit(status ?? 1);
      },
      'astro:build:done': async ({ dir }) => {
        if (!day) return;
        const on = day;
        const after = (file: string) => readFileSync(`${root}${afterDir}/${file}`, 'utf8');
        await changePages(fileURLToPath(dir), (html, file) => endingOn(on, html, after(file)));
        await rm(`${root}${afterDir}`, { recursive: true });
      },
    },
  };
}
