/** The import map: which folder may import which. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/**
 * A row is a folder, then what its files may import besides their own folder. Names are beginnings:
 * `#` is `src/`, as in imports, `~` the folder of a product (`src/products/tappos`), `*` any one name.
 * Of several rows the longest name counts. What is imported under no row is refused.
 */
const map = `
  *.ts                  #i18n/ #lib/ #loading/ #site.config.ts server/port.ts integrations/ tools/
  commands/             # server/ tools/
  integrations/         # server/ tools/ zod
  server/               #policy.ts #routes.ts #site-map.ts #site.config.ts #served-addresses.ts tools/dist.ts
  tools/                # zod
  tests/                # ~ server/ tools/ integrations/ package.json playwright.config.ts zod

  #*.ts                 #*.ts #i18n/ #lib/ #products/registry.ts #products/definition.ts zod
  #site.config.ts       #lib/ #loading/company.ts #schemas/company.ts #products/registry.ts #routes.ts zod
  #content.config.ts    #loading/content-loader.ts #loading/left-out.ts #schemas/ astro:content zod
  #lib/                 zod
  #styles/
  #i18n/                #lib/
  #schemas/             #styles/palette.ts #i18n/ #lib/ #routes.ts #site-map.ts #products/registry.ts #products/definition.ts #seasons/themes.ts zod
  #loading/             #i18n/ #lib/ #schemas/ #routes.ts #served-addresses.ts #site-map.ts #site.config.ts #products/registry.ts zod
  #queries/             #site-map.ts #i18n/ #lib/ #schemas/ #loading/checked.ts #loading/named.ts #routes.ts #site.config.ts #products/registry.ts #products/definition.ts #seasons/theme-days.ts #content/ astro:content zod

  #editor/              #i18n/ #lib/ #loading/ #schemas/ zod
  #islands/             #lib/ #own-page.ts #**/*.island.tsx
  #seasons/             #lib/
  #offline/             #i18n/ #lib/ #own-page.ts #policy.ts #served-addresses.ts
  #search/              #i18n/addresses.ts #products/registry.ts #schemas/search.ts
  #search/browser/      #i18n/ #lib/ #search/ #schemas/search.ts
  #search/build/        #i18n/ #lib/ #queries/ #schemas/ #search/ #routes.ts #site-map.ts #products/*.ts zod
  #enhance/             #i18n/ #lib/ #own-page.ts #offline/register.ts #search/browser/ #search/index-file.ts #seasons/

  #components/          #styles/palette.ts #i18n/ #lib/ #schemas/ #routes.ts #site-map.ts #products/registry.ts #products/definition.ts
  #components/ui/       #lib/
  #sections/            #components/ #enhance/ #i18n/ #islands/ #lib/ #queries/ #schemas/ #routes.ts #site.config.ts #products/registry.ts
  #layouts/             #components/ #enhance/ #i18n/ #lib/ #queries/ #seasons/theme-days.ts #seo/ #share/ #styles/ #schemas/meta.ts #routes.ts #site.config.ts #products/registry.ts #products/definition.ts
  #seo/                 #i18n/ #lib/ #loading/pictures.ts #queries/ #schemas/ #routes.ts #site.config.ts
  #share/               #assets/ #components/brand/emblem.ts #i18n/ #lib/ #queries/ #schemas/ #styles/ #routes.ts #site.config.ts #products/*.ts
  #print/               #components/ #i18n/ #lib/ #loading/pictures.ts #queries/ #schemas/ #share/ #styles/ #routes.ts #site.config.ts #products/*.ts
  #pages/               #styles/palette.ts #components/ #enhance/ #i18n/ #islands/ #layouts/ #lib/ #offline/ #print/ #queries/ #schemas/ #search/build/ #sections/ #seo/ #share/ #routes.ts #site.config.ts #products/*.ts
  #pages/_*/            #styles/palette.ts #components/ #enhance/ #i18n/ #islands/ #layouts/ #lib/ #print/ #queries/ #schemas/ #search/build/ #search/index-file.ts #sections/ #seo/ #share/ #routes.ts #site.config.ts #products/*.ts

  #products/*.ts        #products/*.ts #products/*/parts/ #components/ui/ #lib/ #queries/ #schemas/
  #products/registry.ts #products/definition.ts #products/*/definition.ts
  #products/definition.ts     #styles/colour-css.ts zod
  ~/*.ts                ~/schemas/
  ~/rules/              #i18n/ #lib/
  ~/schemas/            ~/rules/ #lib/ #schemas/ zod
  ~/demo/               ~/rules/ ~/schemas/ #components/ #i18n/ #islands/ #lib/
  ~/calculator/         ~/*.ts ~/rules/ ~/schemas/ #components/ #i18n/ #islands/ #lib/
  ~/sections/           ~/*.ts ~/rules/ ~/schemas/ ~/demo/ ~/calculator/ #components/ #i18n/ #lib/ #queries/ #schemas/
  ~/parts/              ~/rules/ ~/demo/ ~/sections/ #i18n/ #queries/ #products/*.ts
  ~/pages/              ~/*.ts ~/rules/ ~/demo/ ~/parts/ ~/calculator/ ~/sections/ #components/ #enhance/ #i18n/ #islands/ #layouts/ #lib/ #print/ #queries/ #sections/ #routes.ts #site.config.ts
`;

const beginning = (name: string) =>
  new RegExp(`^${name.replaceAll('.', '\\.').replaceAll('*', '[^/]+')}`);

const rows = (map.match(/\S.*/g) ?? [])
  .map((line) => line.split(/\s+/))
  .toSorted(([a = ''], [b = '']) => b.length - a.length)
  .map(([own = '', ...others]) => ({ own: beginning(own), others: others.map(beginning) }));

/** Whether the map lets a file import the file at a path, or a package. */
function mayImport(file: string, target: string): boolean {
  const [product] = /^src\/products\/[^/]+\//.exec(file) ?? [];
  const [from, to] = [file, target].map((path) =>
    path.replace(product ?? /^$/, '~/').replace(/^src\//, '#'),
  ) as [string, string];
  const row = rows.find(({ own }) => own.test(from));
  const [folder = ''] = row?.own.exec(from) ?? [];
  const tests = /\.test\.tsx?$/.test(file) ? rows.find(({ own }) => own.test('tests/')) : undefined;
  return (
    (row !== undefined && to.startsWith(folder)) ||
    [row, tests].some((one) => one?.others.some((name) => name.test(to)))
  );
}

/** `import('…')` in a type, a `<script>` of an .astro file and `import.meta.glob` are among them. */
const IMPORT = /\b(?:from|import|import\.meta\.glob(?:<[^'"]*>)?)[\s(]*(['"])([^'"\n]+)\1/g;

/** What a text imports: paths from the root, and the packages that the map mentions. */
function targetsIn(file: string, text: string): string[] {
  return [...text.matchAll(IMPORT)].flatMap(([, , name = '']) => {
    if (name.startsWith('#')) return `src/${name.slice(1)}`;
    if (name.startsWith('/')) return name.slice(1);
    if (name.startsWith('.')) return join(dirname(file), name);
    if (/^(?:astro\/)?zod$/.test(name)) return 'zod';
    return name === 'astro:content' ? name : [];
  });
}

test('every import is on the map', () => {
  const files = globSync('**/*.{ts,tsx,astro}', {
    exclude: ['node_modules', 'dist', 'tests/fixtures'],
  });
  const edges = files.flatMap((file) =>
    targetsIn(file, readFileSync(file, 'utf8')).map((target) => ({ file, target })),
  );
  expect(edges.length).toBeGreaterThan(3000);
  expect(mayImport('src/lib/money.ts', 'src/schemas/figure.ts')).toBe(false);
  expect(edges.filter(({ file, target }) => !mayImport(file, target))).toEqual([]);
});
