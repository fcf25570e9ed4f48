/** The examples of `components/ui` as HTML without a server, for tests of their look. */
import { mkdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { products } from '#products/registry.ts';
import { colourCss } from '#styles/colour-css.ts';

const FOLDER = 'test-results/examples';

interface Bundle {
  examples: typeof import('#components/ui/examples.tsx').examples;
  renderToStaticMarkup: typeof import('react-dom/server').renderToStaticMarkup;
}

/** One document per component, by name: its examples one below the other. */
export async function exampleDocuments(): Promise<Record<string, string>> {
  const entry = [
    `import './src/styles/global.css';`,
    `export { renderToStaticMarkup } from 'react-dom/server';`,
    `export { examples } from './src/components/ui/examples.tsx';`,
  ];
  const { outputFiles } = await build({
    stdin: { contents: entry.join('\n'), resolveDir: '.', loader: 'tsx' },
    bundle: true,
    write: false,
    outdir: FOLDER,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    jsx: 'automatic',
    loader: { '.woff': 'dataurl', '.woff2': 'dataurl' },
    logLevel: 'error',
  });
  const text = (end: string) => outputFiles.find(({ path }) => path.endsWith(end))?.text ?? '';
  // A folder per process, since workers draw at the same time.
  const file = resolve(FOLDER, `drawn-${process.pid}.mjs`);
  await mkdir(FOLDER, { recursive: true });
  await writeFile(file, text('.js'));
  const { examples, renderToStaticMarkup }: Bundle = await import(pathToFileURL(file).href);
  const draw = (uses: Bundle['examples'][string]) =>
    Object.values(uses).map((node) => `<div>${renderToStaticMarkup(node)}</div>`);
  const style = `@layer reset, roles, cloth, base, layout, ui;${text('.css')}${colourCss(products)}
    body { padding: 20px }
    body > div + div { margin-block-start: 24px }
    [data-ground="night"] { padding: 24px; background: var(--night) }`;
  return Object.fromEntries(
    Object.entries(examples).map(([name, uses]) => [
      name,
      `<!doctype html><html lang="fr"><meta charset="utf-8"><title>${name}</title><style>${style}</style><body>${draw(uses).join('')}`,
    ]),
  );
}
