import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { glob, type Loader } from 'astro/loaders';
import { parse } from 'yaml';
import { figures as figuresSchema } from '../schemas/figure.ts';
import { type Figures, insertFigures } from './figures.ts';
import { mapStrings, typeset } from './typography.ts';

const contentFolder = 'src/content/fr/';
const figuresFile = `${contentFolder}figures.yaml`;

interface YamlOptions {
  /** A file, or a folder whose YAML files are entries, relative to `src/content/fr/`. */
  readonly path: string;
}

/**
 * Loads YAML entries: figures inserted, French typography applied.
 * A file is one entry named after it; a folder is one entry per file.
 * @throws Error naming the file and the reason when it is not YAML or names an unknown figure.
 */
export function frenchYaml({ path }: YamlOptions): Loader {
  return {
    name: 'french-yaml',
    async load({ store, parseData, generateDigest, config, watcher }) {
      const root = fileURLToPath(config.root);

      async function readYaml(file: string): Promise<unknown> {
        try {
          return parse(await readFile(root + file, 'utf8'));
        } catch (error) {
          throw new Error(`${file} : ${error instanceof Error ? error.message : error}`);
        }
      }

      /** Checked here as well: a wrong figure is reported as such, not as the fault of its reader. */
      async function readFigures(): Promise<Figures> {
        const parsed = figuresSchema.safeParse(await readYaml(figuresFile));
        if (parsed.success) return parsed.data;
        const faults = parsed.error.issues.map(
          ({ path: at, message }) => `${at.join('.')} ${message}`,
        );
        throw new Error(`${figuresFile} : ${faults.join(' ; ')}`);
      }

      async function loadEntry(file: string, figures: Figures) {
        const id = file.replace(/^.*\//, '').replace(/\.yaml$/, '');
        const raw = await readYaml(file);
        let data: Record<string, unknown>;
        try {
          data = mapStrings(raw, (text) => typeset(insertFigures(text, figures))) as typeof data;
        } catch (error) {
          throw new Error(`${file} : ${error instanceof Error ? error.message : error}`);
        }
        const parsed = await parseData({ id, data, filePath: file });
        store.set({ id, data: parsed, filePath: file, digest: generateDigest(parsed) });
      }

      async function loadAll() {
        const figures = await readFigures();
        const files = path.endsWith('.yaml')
          ? [contentFolder + path]
          : (await readdir(root + contentFolder + path))
              .filter((name) => name.endsWith('.yaml'))
              .sort()
              .map((name) => `${contentFolder}${path}/${name}`);
        store.clear();
        for (const file of files) await loadEntry(file, figures);
      }

      await loadAll();
      for (const event of ['add', 'change', 'unlink'] as const) {
        watcher?.on(event, async (changed) => {
          if (changed.startsWith(root + contentFolder + path) || changed === root + figuresFile) {
            await loadAll();
          }
        });
      }
    },
  };
}

/** MDX entries of a folder; their front matter gets the typography that `frenchYaml` gives. */
export function frenchMdx(folder: string): Loader {
  const files = glob({ pattern: '*.mdx', base: contentFolder + folder });
  return {
    ...files,
    name: 'french-mdx',
    load: (context) =>
      files.load({
        ...context,
        parseData: ({ data, ...entry }) =>
          context.parseData({ ...entry, data: mapStrings(data, typeset) as typeof data }),
      }),
  };
}
