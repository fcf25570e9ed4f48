import { unified } from '@astrojs/markdown-remark';
import mdx from '@astrojs/mdx';
import { defineConfig } from 'astro/config';
import { Features } from 'lightningcss';
import { buildAside, outDir } from './integrations/build-aside.ts';
import { devFaults } from './integrations/dev-faults.ts';
import { editor } from './integrations/editor.ts';
import { islandCode } from './integrations/island-code.ts';
import { launchCheck } from './integrations/launch-check.ts';
import { faceLicences } from './integrations/licences.ts';
import { pageStyles } from './integrations/page-styles.ts';
import { pictures } from './integrations/pictures.ts';
import { productRoutes } from './integrations/product-routes.ts';
import { afterDir, pricesDay, promotion } from './integrations/promotion.ts';
import { publish } from './integrations/publish.ts';
import { reactAtBuild } from './integrations/react-at-build.ts';
import { serviceWorker } from './integrations/service-worker.ts';
import { vitePlugins } from './integrations/vite-plugins.ts';
import { readPort } from './server/port.ts';
import { remarkGlossary } from './src/i18n/remark-glossary.ts';
import { remarkWords } from './src/i18n/remark-words.ts';
import { rehypeRowHeaders } from './src/lib/rehype-row-headers.ts';
import { rehypeUnbroken } from './src/lib/rehype-unbroken.ts';
import { readGlossary } from './src/loading/glossary-file.ts';
import { readNamed } from './src/loading/named.ts';
import { remarkPictures } from './src/loading/remark-pictures.ts';
import { site } from './src/site.config.ts';
import { classNames, longClassName } from './tools/class-names.ts';
import { oldEngines } from './tools/old-engines.ts';

/** Up to pages as they are read. */
const toPages = [
  reactAtBuild(),
  // The elements that `components/Prose.tsx` draws; the others become text as articles are read.
  mdx({ optimize: { ignoreElementNames: ['blockquote', 'td', 'th'] } }),
  productRoutes(),
  promotion(),
];

const toSite = [
  launchCheck(),
  devFaults(),
  pictures(),
  pageStyles(),
  islandCode(),
  faceLicences(),
  serviceWorker({ on: site.serviceWorker }),
  editor(site),
  publish(site),
  buildAside(),
];

export default defineConfig({
  site: site.origin,
  trailingSlash: 'never',
  outDir: pricesDay ? afterDir : outDir,
  server: { port: readPort(process.env.PORT) },
  build: { format: 'file', inlineStylesheets: 'always', assets: '_a' },
  compressHTML: true,
  integrations: pricesDay ? toPages : [...toPages, ...toSite],
  devToolbar: { enabled: false },
  // Smart quotes would be English; remark-words sets the French ones.
  markdown: {
    processor: unified({
      smartypants: false,
      remarkPlugins: [[remarkWords, readNamed], remarkPictures, [remarkGlossary, readGlossary]],
      rehypePlugins: [rehypeRowHeaders, rehypeUnbroken],
    }),
    syntaxHighlight: false,
  },
  vite: {
    plugins: vitePlugins,
    css: {
      modules: {
        generateScopedName: process.env.EXPLAIN ? longClassName : classNames(process.cwd()),
      },
      postcss: { plugins: oldEngines },
      // It would add four copies of each rule with a colour scheme.
      lightningcss: { exclude: Features.LightDark | Features.ClampFunction },
    },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              // Astro's own names say « astro_type_script_index_0_lang »: 36 bytes of every page.
              entryFileNames: ({ name }) => `_a/${name.split('.')[0]}.[hash:7].js`,
              // No page can squeeze a hash: a letter less of each that it names.
              chunkFileNames: '_a/[name].[hash:7].js',
            },
          },
        },
      },
    },
    build: {
      // Chrome 80 reads what these two do.
      target: ['firefox78', 'safari13.1'],
      // docs/decisions/015-older-engines.md
      cssTarget: ['chrome64', 'firefox78', 'safari13.1'],
      assetsInlineLimit: 0,
      rollupOptions: {
        // Astro's own mark in every article, which it has read by then: no warning to anybody.
        onwarn: (warning, warn) => {
          if (!warning.message?.includes('"use astro:head-inject"')) warn(warning);
        },
      },
    },
  },
});
