/**
 * Content that browser scripts show by themselves, as modules `virtual:<name>`: it must be there
 * when nothing more can be fetched, and pages have no room for it.
 */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { ViteUserConfig } from 'astro';
import { z } from 'astro/zod';
import { parse } from 'yaml';
import { contentPath } from '#i18n/content-path.ts';
import { typeset } from '#i18n/typography.ts';
import { whatsappLink } from '#lib/contact.ts';
import { mapStrings } from '#lib/walk.ts';
import { readCompany } from '#loading/company.ts';
import { withoutLost } from '#loading/left-out.ts';
import { readNamed } from '#loading/named.ts';
import { placeFigures } from '#loading/placed-figures.ts';
import { productIds, productOfRoute } from '#products/registry.ts';
import { pathOf } from '#routes.ts';
import { demo } from '#schemas/screens.ts';
import { type SearchWords, search } from '#schemas/search.ts';
import { seasons } from '#schemas/seasons.ts';
import { islands } from '#schemas/words.ts';
import { site } from '#site.config.ts';

/** The file of each module, and the part that its script needs. */
const modules: Readonly<Record<string, readonly [file: string, of: (data: unknown) => unknown]>> = {
  'search-words': ['search.yaml', (words) => withProducts(search.parse(words))],
  'island-words': ['islands.yaml', (words) => islands.parse(words)],
  'season-settings': ['seasons.yaml', (data) => seasons.parse(data)],
  // The island of a product carries what it lets a visitor try.
  ...Object.fromEntries(
    productIds.map((id) => [
      `${id}-demo`,
      [`demos/${id}.yaml`, (data: unknown) => demo.parse(data)],
    ]),
  ),
};

const root = fileURLToPath(new URL('..', import.meta.url));

/** The path of a content file, whatever folder the build runs in. */
const fileAt = (file: string) => root + contentPath(file);

/** Reads a content file with figures, examples and typography, without what is left out. */
async function readContent(file: string): Promise<unknown> {
  const written = parse(await readFile(fileAt(file), 'utf8'));
  return mapStrings(placeFigures(withoutLost(written, root).kept, readNamed(root)), typeset);
}

/** Adds addresses, products and trial links, which browser scripts do not know. */
async function withProducts({ starts, called: _, trial, ...words }: SearchWords): Promise<unknown> {
  const named = z.object({ name: z.string() });
  const trials = productIds.map(async (id) => {
    const { name } = named.parse(await readContent(`products/${id}.yaml`));
    return [id, trial.replace('#', () => name), site.products[id].register];
  });
  const items = starts.items.map(({ label, route }) => ({
    label,
    href: pathOf(route),
    product: productOfRoute(route),
    contact: route === 'contact' || undefined,
  }));
  return {
    ...words,
    starts: { ...starts, items },
    trials: await Promise.all(trials),
    ask: whatsappLink(readCompany(root).whatsapp, ''),
  };
}

const nameOf = (id: string) => /^\0?virtual:([a-z-]+)$/.exec(id)?.[1] ?? '';

export const contentModules: NonNullable<ViteUserConfig['plugins']>[number] = {
  name: 'content-modules',
  resolveId: (id) => (modules[nameOf(id)] ? `\0${id}` : undefined),
  async load(id) {
    const [file, of] = modules[nameOf(id)] ?? [];
    if (!file || !of) return undefined;
    this.addWatchFile(fileAt(file));
    return `export default ${JSON.stringify(await of(await readContent(file)))}`;
  },
};
