import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { inEdition } from '../src/i18n/edition.ts';
import { defaultLocale, type Locale, locales } from '../src/i18n/locales.ts';
import { pressFiles, redirects } from '../src/routes.ts';
import { type Page, productPages } from './product-routes.ts';

/**
 * What the site has once, whatever the languages: files about the whole of it, and old addresses.
 */
const once = new Set([
  '/.well-known/security.txt',
  '/humans.txt',
  '/robots.txt',
  '/sitemap.xml',
  pressFiles.logo,
  pressFiles.screens,
  ...Object.keys(redirects),
]);

/** The pages and files of `src/pages`, as Astro reads their addresses. */
function housePages(root: string): Page[] {
  return readdirSync(`${root}src/pages`, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:astro|ts)$/.test(name) && !/(?:^|\/)_/.test(name))
    .map((name) => ({
      pattern: `/${name.replace(/\.(?:astro|ts)$/, '').replace(/(?:^|\/)index$/, '')}`,
      entrypoint: `./src/pages/${name}`,
    }))
    .filter(({ pattern }) => !once.has(pattern));
}

/**
 * Adds every page in each other language (`/en/about`), rendered from the same file as the default
 * one. Each gets a small file that forwards to it, because Astro gives the styles of a page to one
 * route alone; the middleware sets the language.
 */
export function editions(): AstroIntegration {
  return {
    name: 'editions',
    hooks: {
      'astro:config:setup': ({ config, injectRoute }) => {
        const root = fileURLToPath(config.root);
        for (const locale of locales.filter((one) => one !== defaultLocale)) {
          for (const { pattern, entrypoint } of [...housePages(root), ...productPages()]) {
            const file = resolve(root, '.astro/editions', locale, entrypoint);
            mkdirSync(dirname(file), { recursive: true });
            writeFileSync(file, handOn(file, resolve(root, entrypoint), locale));
            injectRoute({ pattern: inEdition(pattern, locale), entrypoint: file });
          }
        }
      },
    },
  };
}

/**
 * Source of a route's file that forwards to another; its `getStaticPaths` runs in that language.
 */
function handOn(file: string, target: string, locale: Locale): string {
  const from = `'./${relative(dirname(file), target)}'`;
  const paths = target.includes('[')
    ? [
        `import { getStaticPaths as pathsOf } from ${from};`,
        `import { within } from '#i18n/write-edition.ts';`,
        `export const getStaticPaths = (options) => within('${locale}', () => pathsOf(options));`,
      ]
    : [];
  return target.endsWith('.astro')
    ? ['---', `import Page from ${from};`, ...paths, '---', '<Page {...Astro.props} />'].join('\n')
    : [...paths, `export { GET } from ${from};`].join('\n');
}
