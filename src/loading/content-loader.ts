import { readdir } from 'node:fs/promises';
import { basename, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { glob, type Loader, type LoaderContext } from 'astro/loaders';
import type { z } from 'astro/zod';
import { contentFolder, contentPath } from '#i18n/content-path.ts';
import { typeset } from '#i18n/typography.ts';
import type { Named } from '#lib/figures.ts';
import { Refusal } from '#lib/refusal.ts';
import { mapStrings } from '#lib/walk.ts';
import { checked } from './checked.ts';
import { writeEditorSchema } from './editor-schema.ts';
import { readMdxFile, readYaml } from './files.ts';
import { checkMdx } from './mdx-rules.ts';
import { exampleFiles, figuresFile, readFigures, readNamed } from './named.ts';
import { lostAddresses } from './own-addresses.ts';
import { checkPictures } from './pictures.ts';
import { placeFigures } from './placed-figures.ts';
import { unreadFiles } from './unread-files.ts';

interface YamlOptions {
  /** A file, or a folder whose YAML files are entries, relative to the folder of the content. */
  readonly path: string;
  readonly schema: z.ZodType;
  /** The field that repeats the file's name, in a folder whose files have different schemas. */
  readonly named?: string;
  /**
   * Names that no file may have, since the name is the address of its page and the site uses these.
   */
  readonly reserved?: readonly string[];
}

/**
 * The files and folders that are read: each loader adds its own. The examples and the description of
 * the API have no loader.
 */
const read = { yaml: [...exampleFiles, 'openapi.yaml'], mdx: [] as string[] };

/**
 * The fields of a file with figures, examples and typography in place.
 * @throws Refusal naming the file and the field
 */
function printed(file: string, fields: unknown, named: Named): Record<string, unknown> {
  try {
    return mapStrings(placeFigures(fields, named), typeset) as Record<string, unknown>;
  } catch (error) {
    throw new Refusal(`${file} : ${error instanceof Error ? error.message : error}`);
  }
}

/**
 * Loads again when a file changes while somebody writes. A fault then leaves the entries that were
 * there, and goes to `integrations/dev-faults.ts`, which shows it in the browser: every loader reads
 * the figures, so one fault comes from many.
 */
function onEdit(
  { watcher, collection }: LoaderContext,
  isOurs: (file: string) => boolean,
  load: () => Promise<void>,
): void {
  for (const event of ['add', 'change', 'unlink'] as const) {
    watcher?.on(event, async (file) => {
      if (!isOurs(file)) return;
      const fault = await load().catch((error: Error) => error.message);
      watcher.emit(FAULT, collection, fault);
    });
  }
}

/**
 * Loads the figures as one entry. It is the only loader that runs once, so it also looks for files
 * that no loader reads.
 * @throws Refusal naming the file that is wrong, or the files that nothing reads
 */
export function figuresYaml(schema: z.ZodType): Loader {
  return {
    name: 'figures-yaml',
    async load(context) {
      const { store, parseData, generateDigest, config } = context;
      const root = fileURLToPath(config.root);
      writeEditorSchema(root, 'figures', schema);
      async function loadAll() {
        const unread = unreadFiles(root + contentFolder, read);
        if (unread.length > 0) throw new Refusal(unread.join('\n').replaceAll(root, ''));
        const id = 'figures';
        readFigures(root);
        const raw = readYaml(figuresFile, root) as Record<string, unknown>;
        const data = await parseData({ id, data: raw, filePath: figuresFile });
        store.set({ id, data, filePath: figuresFile, digest: generateDigest(data) });
      }
      await loadAll();
      onEdit(context, (file) => file === root + figuresFile, loadAll);
    },
  };
}

/** The path itself if it is a file, else the YAML files of the folder, sorted by name. */
async function yamlFiles(root: string, path: string): Promise<string[]> {
  if (path.endsWith('.yaml')) return [path];
  const names = await readdir(root + path);
  return names
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => `${path}/${name}`);
}

/**
 * Loads YAML entries with figures, examples and typography in place. A file is one entry, a folder
 * one entry per file; the id of an entry is its path, `pages/home`.
 * @throws Refusal naming the file, the field and the reason
 */
export function pageYaml({ path, schema, named: field, reserved }: YamlOptions): Loader {
  read.yaml.push(path);
  return {
    name: `yaml ${path}`,
    async load(context) {
      const { store, parseData, generateDigest, config } = context;
      const root = fileURLToPath(config.root);
      writeEditorSchema(root, basename(path, '.yaml'), schema);

      async function readEntry(file: string, named: Named) {
        const id = file.slice(contentPath('').length).replace(/\.yaml$/, '');
        const name = id.replace(/^.*\//, '');
        checkAddress(file, name, reserved);
        const data = printed(file, readYaml(file, root), named);
        await checkPictures(file, checked(file, schema, data));
        const lost = lostAddresses(data, root);
        if (lost.length > 0) throw new Refusal(`${file} : ${lost.join(' ; ')}`);
        if (field && data[field] !== name) {
          throw new Refusal(
            `${file} : ${field} vaut ${data[field]} ; le fichier doit porter ce nom`,
          );
        }
        const parsed = await parseData({ id, data, filePath: file });
        return { id, data: parsed, filePath: file, digest: generateDigest(parsed) };
      }

      async function loadAll() {
        const named = readNamed(root);
        const files = await yamlFiles(root, contentPath(path));
        const entries = await Promise.all(files.map((file) => readEntry(file, named)));
        store.clear();
        for (const entry of entries) store.set(entry);
      }

      await loadAll();
      const ours = [figuresFile, ...[path, ...exampleFiles].map(contentPath)];
      onEdit(context, (changed) => ours.some((file) => changed.startsWith(root + file)), loadAll);
    },
  };
}

/**
 * Loads the MDX entries of a folder. The file's name is the address of its page; the front matter
 * is treated as `pageYaml` treats YAML.
 * @param reserved names that no file may have, since the site uses these addresses itself
 * @throws Refusal naming the file, the field or the line, and the reason
 */
export function pageMdx(
  folder: string,
  schema: z.ZodType,
  reserved: readonly string[] = [],
): Loader {
  read.mdx.push(folder);
  const files = glob({ pattern: `${folder}/*.mdx`, base: contentFolder });
  return {
    ...files,
    name: `mdx ${folder}`,
    load: (context) => {
      const root = fileURLToPath(context.config.root);
      const named = readNamed(root);
      const tell = (file: string, fault?: string) => context.watcher?.emit(FAULT, file, fault);
      // Before the article is read again, which may tell a fault.
      context.watcher?.on('change', (file) => tell(relative(root, file)));
      return files.load({
        ...context,
        // An entry changes with the figures that it names, even if its own file has not changed.
        generateDigest: (text) => context.generateDigest(`${JSON.stringify(named)}${text}`),
        parseData: async ({ filePath = '', ...entry }) => {
          const file = relative(root, filePath);
          try {
            checkAddress(file, basename(file, '.mdx'), reserved);
            const article = readMdxFile(file, root);
            const data = printed(file, article.fields, named);
            await checkPictures(file, checked(file, schema, data));
            checkMdx(file, article, named, root);
            return await context.parseData({ ...entry, filePath, data: data as typeof entry.data });
          } catch (error) {
            tell(file, String(error instanceof Error ? error.message : error));
            throw error;
          }
        },
      });
    },
  };
}

/** @throws Refusal naming the file whose name cannot be an address */
function checkAddress(file: string, id: string, reserved: readonly string[] = []): void {
  if (reserved.includes(id)) {
    throw new Refusal(`${file} : cette adresse sert déjà au site ; donnez un autre nom au fichier`);
  }
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id)) {
    throw new Refusal(
      `${file} : ce nom ne peut pas servir d’adresse ; écrivez-le en minuscules sans accent, mots séparés par des tirets`,
    );
  }
}

/**
 * The event by which a loader tells the watcher of its files what is wrong in them, or no longer:
 * `(from: string, message?: string)`.
 */
export const FAULT = 'content-fault';
