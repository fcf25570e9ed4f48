import { fileURLToPath } from 'node:url';
import type { ViteUserConfig } from 'astro';
import { productIds, products } from '#products/registry.ts';
import { colourCss, fourProductsCss } from '#styles/colour-css.ts';
import { apart, ofScripts } from '../tools/old-engines.ts';
import { contentModules } from './content-modules.ts';

const firstProduct = `../src/products/${productIds[0]}/parts/ai.tsx`;

/** What the build changes in Vite. */
export const vitePlugins: NonNullable<ViteUserConfig['plugins']> = [
  contentModules,
  {
    // Lightning CSS keeps `:target-current` and `::scroll-button`, and warns: it does not know them yet.
    name: 'known-selectors',
    configResolved({ logger }) {
      const warn = logger.warn;
      logger.warn = (text, ...more) => {
        if (!/'(?:target-current|scroll-button)'/.test(text)) warn(text, ...more);
      };
    },
  },
  {
    // Adds the colours, printed from `styles/roles.ts` and the products, to the global style sheet:
    // only the values, not the palette's names, which saves each page 0.2 kB.
    name: 'colours',
    transform: (css, id) =>
      /\/styles\/global\.css$/.test(id)
        ? { code: css + colourCss(products) + fourProductsCss(products.length), map: null }
        : undefined,
  },
  {
    // Imported by path, not looked up in a list of all products, which would bring the styles of all.
    name: 'first-product',
    resolveId: (id) =>
      id === 'virtual:first-product/ai'
        ? fileURLToPath(new URL(firstProduct, import.meta.url))
        : undefined,
  },
  {
    // Keeps the class names of CSS modules in the browser's code, and drops their styles there: a
    // page's script can reach the code of every island, so Astro would give that page all their
    // styles. It has those of the islands it shows, because it imports their components.
    name: 'island-styles',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\.module\.css$/ },
      // Vite has stored the class names elsewhere by now.
      handler: () => ({ code: '', map: null }),
    },
  },
  {
    // What older engines need of a sheet that a script adds stands with the rest (`page-styles.ts`).
    name: 'sheets-of-scripts',
    enforce: 'post',
    apply: 'build',
    transform: {
      filter: { id: /\.css\?inline$/ },
      handler: (code, id) =>
        code.replace(/".*"/s, (text) => {
          const { css, older } = apart(JSON.parse(text));
          ofScripts.set(id, older);
          return JSON.stringify(css);
        }),
    },
  },
  {
    // Vite wraps every dynamic import in a helper that preloads the chunk's styles and
    // dependencies: one more file and table on every page. Our chunks have no styles and fetch what
    // they need, so the wrapper is removed.
    name: 'plain-imports',
    apply: 'build',
    configResolved({ plugins }) {
      const own = plugins as (typeof plugins)[number][];
      const at = () =>
        own.findIndex(({ name }) => /import-analysis-build$|build-import-analysis$/.test(name));
      while (at() >= 0) own.splice(at(), 1);
    },
  },
  {
    // Code that a page's own script already holds is shared from there, instead of a further file.
    name: 'entries-share',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    options: (options) => ({ ...options, preserveEntrySignatures: 'allow-extension' }),
  },
];
