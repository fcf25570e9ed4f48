import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ViteUserConfig } from 'astro';
import { companyFile, readCompany } from '#loading/company.ts';
import { products } from '#products/registry.ts';
import { licencesPath } from '#routes.ts';
import { readSvg } from '#schemas/svg.ts';
import { colourCss, otherNumberCss } from '#styles/colour-css.ts';
import { oldRulesByScript, splitOldEngineRules } from '../tools/old-engines.ts';
import { contentModules } from './content-modules.ts';

const source = (file: string) => fileURLToPath(new URL(`../src/${file}`, import.meta.url));
const siteConfig = source('site.config.ts');
const emblem = source('components/brand/emblem.ts');

export const vitePlugins: NonNullable<ViteUserConfig['plugins']> = [
  contentModules,
  {
    // The company's own sign is written into `emblem.ts`, which would otherwise import
    // `site.config.ts` and split the site's styles. During development, both have read the
    // company's file.
    name: 'company',
    transform(code, id) {
      if (id !== emblem) return undefined;
      const { logo } = readCompany();
      return logo ? code.replaceAll('__SIGN__', JSON.stringify(readSvg(logo))) : undefined;
    },
    hotUpdate({ file }) {
      if (!file.endsWith(`/${companyFile}`)) return undefined;
      const { moduleGraph } = this.environment;
      return [siteConfig, emblem].flatMap((one) => [...(moduleGraph.getModulesByFile(one) ?? [])]);
    },
  },
  {
    // Lightning CSS keeps `:target-current`, and warns: it does not know it yet.
    name: 'known-selectors',
    configResolved({ logger }) {
      const warn = logger.warn;
      logger.warn = (text, ...more) => {
        if (!/'target-current'/.test(text)) warn(text, ...more);
      };
    },
  },
  {
    // Adds the colours, printed from `styles/roles.ts` and the products, to the global style sheet:
    // only the values, not the palette's names, which saves each page 0.2 kB.
    name: 'colours',
    transform: (css, id) =>
      /\/styles\/global\.css$/.test(id)
        ? { code: css + colourCss(products) + otherNumberCss(products.length), map: null }
        : undefined,
  },
  {
    // The rules for older engines in a script's sheet are with the rest (`page-styles.ts`).
    name: 'sheets-of-scripts',
    enforce: 'post',
    apply: 'build',
    transform: {
      filter: { id: /\.css\?inline$/ },
      handler: (code, id) =>
        code.replace(/".*"/s, (text) => {
          const { css, older } = splitOldEngineRules(JSON.parse(text));
          oldRulesByScript.set(id, older);
          return JSON.stringify(css);
        }),
    },
  },
  {
    // Vite wraps every dynamic import in a helper that preloads the chunk's styles and
    // dependencies: one more file and table on every page. Our chunks have no styles, so the wrapper
    // is removed, and a chunk that is fetched on demand names at once what its imports import: each
    // level found later is a round trip, two of them before the first answer of the search.
    name: 'plain-imports',
    apply: 'build',
    configResolved({ plugins }) {
      const own = plugins as (typeof plugins)[number][];
      const at = () =>
        own.findIndex(({ name }) => /import-analysis-build$|build-import-analysis$/.test(name));
      while (at() >= 0) own.splice(at(), 1);
    },
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return;
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !chunk.isDynamicEntry) continue;
        const needed = new Set(chunk.imports);
        for (const name of needed) {
          const file = bundle[name];
          if (file?.type === 'chunk') for (const more of file.imports) needed.add(more);
        }
        for (const name of chunk.imports) needed.delete(name);
        for (const name of needed) chunk.code = `import"./${basename(name)}";${chunk.code}`;
      }
    },
  },
  {
    // The licences of the packages in our scripts. From `environments`, Astro does not take this option.
    name: 'code-licences',
    configEnvironment: (name) =>
      name === 'client' ? { build: { license: { fileName: licencesPath.slice(1) } } } : undefined,
  },
  {
    // A script ends with a line in place of its last semicolon, which costs nothing: so devices know
    // that it arrived whole (`offline/keep.ts`).
    name: 'whole-scripts',
    apply: 'build',
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return;
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') file.code = file.code.replace(/;?\s*$/, '\n');
    },
  },
];
