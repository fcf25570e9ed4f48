import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build, type Plugin } from 'vite';
import { makeForms } from '#editor/collections.ts';
import libraryWords from '#editor/library-words.json' with { type: 'json' };
import { contentPath } from '#i18n/content-path.ts';
import { escapeXml, serializeJson } from '#lib/escape.ts';
import { readNamed } from '#loading/named.ts';
import type { SiteConfig } from '#site.config.ts';

interface Words {
  readonly [key: string]: string | Words;
}

/** The library's French words, which are not complete yet; ours come before them. */
const completed = (french: Words, ours: Words = libraryWords): Words => ({
  ...french,
  ...ours,
  ...Object.fromEntries(
    Object.entries(ours).flatMap(([key, word]) => {
      const theirs = french[key];
      const both = typeof word === 'object' && typeof theirs === 'object';
      return both ? [[key, completed(theirs, word)]] : [];
    }),
  ),
});

/** Code languages to colour, which the content does not use, and maps. */
const UNUSED = /^(?:@shikijs\/(?:langs|themes)\/|terra-draw)/;

/**
 * The package without font downloads from elsewhere, since it has these fonts, and without the
 * parts that no form uses.
 */
const alone: Plugin = {
  name: 'editor-alone',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId(id) {
    if (UNUSED.test(id)) return '\0unused';
    return /^node:(?:fs|crypto)$/.test(id) ? '\0without-files' : undefined;
  },
  load(id) {
    if (id === '\0unused') return 'export default []';
    return id === '\0without-files' ? WITHOUT_FILES : undefined;
  },
  transform(code, id) {
    if (id.includes('/@sveltia/cms/npm/index.js'))
      return code.replaceAll(/url\(https:\/\/cdn\.jsdelivr\.net\/[^)]*\)/g, "local('')");
    if (id.includes('/@sveltia/cms/locales/fr.json'))
      return JSON.stringify(completed(JSON.parse(code)));
    return undefined;
  },
};

/**
 * For the schemas in the browser, where no file is read: every photograph is there, a sign or
 * a face is a drawing, and the day is that of the machine.
 */
const WITHOUT_FILES = `
  globalThis.process ??= { env: {} };
  export const existsSync = () => true;
  export const readFileSync = () => '<svg viewBox="0 0 80 100"></svg>';
  export const hash = () => '';`;

/** While the owner writes, nothing leaves the machine. */
const LOCAL = "default-src 'self' 'unsafe-inline' data: blob:; connect-src 'self' ws: data: blob:";

function pageOf({ name, editor }: SiteConfig, script: string, policy = ''): string {
  // Signs in by a token: anything else would need a server. Without a repository, edits only the
  // folder of this machine, by a kind that does not check the state of its service.
  const backend = { ...(editor ?? { name: 'gitea', repo: 'site/site' }), auth_methods: ['token'] };
  const named = editor && readNamed();
  const data = { forms: makeForms(), backend, photos: contentPath('photos'), named };
  return `<!doctype html>
<html lang="fr">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
${
  policy &&
  `<meta http-equiv="Content-Security-Policy" content="${policy}">
`
}<title>Modifier le site ${escapeXml(name)}</title>
<script type="application/json" id="editor">${serializeJson(data)}</script>
<body><noscript>L’éditeur demande JavaScript.</noscript>
<script type="module" src="${script}"></script>
`;
}

/**
 * The editor of the content, at /admin: while developing, and on a site whose `.env` names its
 * repository. It comes before `publish` and after the worker, which does not know it.
 */
export function editor(site: SiteConfig): AstroIntegration {
  const source = fileURLToPath(new URL('../src/editor/editor.ts', import.meta.url));
  return {
    name: 'editor',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command !== 'dev') return;
        // Not bundled together: it finds its fonts from its own file. The others are bundled at
        // once: if Vite found them later, it would reload the page while it is used.
        const plugins = ['yaml', 'markdown'].map((name) => `prettier/plugins/${name}`);
        const own = ['yaml', 'fast-xml-parser', 'astro/zod', 'react/jsx-dev-runtime'];
        const include = ['prettier/standalone', ...plugins, ...own];
        const optimizeDeps = { exclude: ['@sveltia/cms'], include };
        updateConfig({ vite: { optimizeDeps, plugins: [alone] } });
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use('/admin', (_, answer, next) => {
          const page = pageOf(site, '/src/editor/editor.ts', site.editor ? '' : LOCAL);
          answer.setHeader('Content-Type', 'text/html');
          server.transformIndexHtml('/admin', page).then((html) => answer.end(html), next);
        });
      },
      'astro:build:done': async ({ dir }) => {
        if (!site.editor) return;
        await build({
          configFile: false,
          logLevel: 'error',
          publicDir: false,
          base: '/admin/',
          plugins: [alone],
          build: {
            outDir: fileURLToPath(new URL('admin', dir)),
            assetsDir: '',
            license: { fileName: 'licences.txt' },
            rolldownOptions: { input: source, output: { entryFileNames: 'editor.js' } },
          },
        });
        await writeFile(new URL('admin.html', dir), pageOf(site, '/admin/editor.js'));
      },
    },
  };
}
