import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { glob, type Loader } from 'astro/loaders';
import { contentPath, locales } from '#i18n/locales.ts';
import { typeset } from '#i18n/typography/fr.ts';
import type { Named } from '#lib/figures.ts';
import { mapStrings } from '#lib/map-strings.ts';
import { examplesFolder, readNamed } from './examples-file.ts';
import { figuresFile } from './figures-file.ts';
import { placeFigures } from './placed-figures.ts';
import { readYaml } from './yaml-file.ts';

const contentFolder = 'src/content/';

interface YamlOptions {
  /** A file, or a folder whose YAML files are entries, relative to the folder of a language. */
  readonly path: string;
  /** For entries with an address, which their file's name says: names that the site needs itself. */
  readonly reserved?: readonly string[];
}

/** The figures, as one entry. */
export function figuresYaml(): Loader {
  return {
    name: 'figures-yaml',
    async load({ store, parseData, generateDigest, config, watcher }) {
      const root = fileURLToPath(config.root);
      async function loadAll() {
        const id = 'figures';
        const raw = readYaml(figuresFile, root) as Record<string, unknown>;
        const data = await parseData({ id, data: raw, filePath: figuresFile });
        store.set({ id, data, filePath: figuresFile, digest: generateDigest(data) });
      }
      await loadAll();
      watcher?.on('change', async (changed) => {
        if (changed === root + figuresFile) await loadAll();
      });
    },
  };
}

/** The file itself, or the YAML files of a folder, by name. */
async function yamlFiles(root: string, path: string): Promise<string[]> {
  if (path.endsWith('.yaml')) return [path];
  const names = await readdir(root + path);
  return names
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => `${path}/${name}`);
}

/**
 * Loads YAML entries: figures and examples in place, French typography applied.
 * A file is one entry, a folder one per file, in each language: the id is its path, `fr/pages/home`.
 * @throws Error naming the file and the reason when it is not YAML or names an unknown figure.
 */
export function frenchYaml({ path, reserved }: YamlOptions): Loader {
  return {
    name: 'french-yaml',
    async load({ store, parseData, generateDigest, config, watcher }) {
      const root = fileURLToPath(config.root);

      async function loadEntry(file: string, named: Named) {
        const id = file.slice(contentFolder.length).replace(/\.yaml$/, '');
        if (reserved) checkAddress(file, id.replace(/^.*\//, ''), reserved);
        const raw = readYaml(file, root);
        let data: Record<string, unknown>;
        try {
          data = mapStrings(placeFigures(raw, named), typeset) as typeof data;
        } catch (error) {
          throw new Error(`${file} : ${error instanceof Error ? error.message : error}`);
        }
        const parsed = await parseData({ id, data, filePath: file });
        store.set({ id, data: parsed, filePath: file, digest: generateDigest(parsed) });
      }

      async function loadAll() {
        const named = readNamed(root);
        const files = await Promise.all(
          locales.map((locale) => yamlFiles(root, contentPath(path, locale))),
        );
        store.clear();
        for (const file of files.flat()) await loadEntry(file, named);
      }

      await loadAll();
      for (const event of ['add', 'change', 'unlink'] as const) {
        watcher?.on(event, async (changed) => {
          if (
            locales.some((locale) => changed.startsWith(root + contentPath(path, locale))) ||
            changed === root + figuresFile ||
            changed.startsWith(root + examplesFolder)
          ) {
            await loadAll();
          }
        });
      }
    },
  };
}

/**
 * MDX entries of a folder, each at the address that its file's name says; their front matter gets
 * the typography that `frenchYaml` gives.
 * @param reserved names that the site needs for addresses of its own
 */
export function frenchMdx(folder: string, reserved: readonly string[] = []): Loader {
  const files = glob({
    pattern: locales.map((locale) => `${locale}/${folder}/*.mdx`),
    base: contentFolder,
  });
  return {
    ...files,
    name: 'french-mdx',
    load: (context) =>
      files.load({
        ...context,
        parseData: ({ data, ...entry }) => {
          checkAddress(`${contentFolder}${entry.id}.mdx`, entry.id.replace(/^.*\//, ''), reserved);
          return context.parseData({ ...entry, data: mapStrings(data, typeset) as typeof data });
        },
      }),
  };
}

/** @throws Error naming the file whose name cannot be an address. */
function checkAddress(file: string, id: string, reserved: readonly string[]): void {
  if (reserved.includes(id)) {
    throw new Error(`${file} : cette adresse sert déjà au site ; donnez un autre nom au fichier`);
  }
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id)) {
    throw new Error(
      `${file} : ce nom ne peut pas servir d’adresse ; écrivez-le en minuscules sans accent, mots séparés par des tirets`,
    );
  }
}
