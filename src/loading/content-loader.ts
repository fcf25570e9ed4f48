import { readdirSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { glob, type Loader, type LoaderContext } from 'astro/loaders';
import type { z } from 'astro/zod';
import { contentFolder, contentPath } from '#i18n/content-path.ts';
import { lookUp, unknown } from '#i18n/figures.ts';
import { typeset } from '#i18n/typography.ts';
import type { Named } from '#lib/figures.ts';
import { Refusal } from '#lib/refusal.ts';
import { mapStrings } from '#lib/walk.ts';
import { company } from '#schemas/company.ts';
import { faultLines } from '#schemas/french-errors.ts';
import { checked } from './checked.ts';
import { companyFile } from './company.ts';
import { authored, writeEditorSchema } from './editor-schema.ts';
import { readMdxFile, readYaml } from './files.ts';
import { goneProducts, isOfGone, withoutLost } from './left-out.ts';
import { checkMdx } from './mdx-rules.ts';
import { exampleFiles, figuresFile, readExamples, readFigures, readNamed } from './named.ts';
import { addressable, lostAddresses } from './own-addresses.ts';
import { checkPictures } from './pictures.ts';
import { placeFigures } from './placed-figures.ts';
import { every, noteFault, together } from './together.ts';
import { unreadFiles } from './unread-files.ts';

interface YamlOptions {
  /** A file, or a folder with a YAML file for each entry, relative to the folder of the content. */
  readonly path: string;
  readonly schema: z.ZodType;
  /** The field that repeats the file's name, in a folder where files have different schemas. */
  readonly named?: string;
  /** The files that products declare: once a product has gone, other files are its own. */
  readonly known?: () => readonly string[];
  /** Names that no file may have: the site uses their addresses. */
  readonly reserved?: readonly string[];
}

/** What is read: each loader adds its own; examples and the API's description have none. */
const read = { yaml: [...exampleFiles, 'openapi.yaml'], mdx: [] as string[] };

/** The fields of a file with figures, examples and typography in place. */
const printed = (file: string, fields: unknown, named: Named) =>
  mapStrings(placeFigures(fields, named, file), typeset) as Record<string, unknown>;

/** @returns what says, at each call, whether a page or an anchor has come or gone since the last */
function whetherMoved(root: string): () => boolean {
  let places = addressable(root).join();
  return () => {
    const before = places;
    try {
      places = addressable(root).join();
    } catch {
      // A file that everything refers to is missing: its own loader reports it.
    }
    return places !== before;
  };
}

/**
 * Loads again when a file changes while somebody writes. A fault then leaves the entries that were
 * there, and goes to `integrations/dev-faults.ts`, which shows it in the browser: every loader reads
 * the figures, so one fault comes from many.
 */
function onEdit(
  { watcher, collection, config }: LoaderContext,
  isOurs: (file: string) => boolean,
  load: () => Promise<void>,
): void {
  const moved = whetherMoved(fileURLToPath(config.root));
  for (const event of ['add', 'change', 'unlink'] as const) {
    watcher?.on(event, async (file) => {
      // A text of ours may lead to what is deleted elsewhere.
      if (!moved() && !isOurs(file)) return;
      const fault = await load().catch((error: Error) => error.message);
      watcher.emit(FAULT, collection, fault);
    });
  }
}

/** The figures, once: so it also finds unread files. @throws Refusal naming what is wrong */
export function figuresYaml(schema: z.ZodType): Loader {
  return {
    name: 'figures-yaml',
    async load(context) {
      const { store, parseData, generateDigest, config } = context;
      const root = fileURLToPath(config.root);
      writeEditorSchema(root, 'figures', schema);
      writeEditorSchema(root, 'company', company);
      async function loadAll() {
        const unread = unreadFiles(root + contentFolder, read).map((line) =>
          line.replace(root, ''),
        );
        const gone = goneProducts(root);
        if (gone.length > 0)
          context.logger.warn(`hors de products/registry.ts, laissé de côté : ${gone.join(', ')}`);
        // The examples of a product go with it.
        const refused = unread.filter((line) => gone.length === 0 || !line.includes('/examples/'));
        if (refused.length > 0) throw new Refusal(refused.join('\n'));
        const id = 'figures';
        readFigures(root);
        // It has no loader: `queries/api-reference.ts` prints it as it is written.
        readYaml(contentPath('openapi.yaml'), root);
        const lost = lostExamples(contentPath('openapi.yaml'), root);
        if (lost.length > 0) throw new Refusal(lost.join('\n'));
        const raw = readYaml(figuresFile, root) as Record<string, unknown>;
        const data = await parseData({ id, data: raw, filePath: figuresFile });
        store.set({ id, data, filePath: figuresFile, digest: generateDigest(data) });
      }
      await together(loadAll);
      onEdit(context, (file) => file === root + figuresFile, loadAll);
    },
  };
}

/** The calls of examples that do not exist, in a file with texts that are used as written. */
function lostExamples(file: string, root: string): string[] {
  const examples = readExamples(root);
  const lines = readFileSync(root + file, 'utf8').split('\n');
  return lines.flatMap((line, at) =>
    [...line.matchAll(/"\{([a-z][a-zA-Z0-9.]*)\}"/g)]
      .filter(([, name = '']) => !lookUp(name, examples))
      .map(([call, name = '']) => `${file}, ligne ${at + 1} : ${unknown(name, call)}`),
  );
}

/** The path itself if it is a file, otherwise the YAML files of the folder, sorted by name. */
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
export function pageYaml({ path, schema, named: field, known, reserved }: YamlOptions): Loader {
  read.yaml.push(path);
  return {
    name: `yaml ${path}`,
    async load(context) {
      const { store, parseData, generateDigest, config, logger } = context;
      const root = fileURLToPath(config.root);
      writeEditorSchema(root, basename(path, '.yaml'), schema);

      async function readEntry(file: string, named: Named) {
        const id = file.slice(contentPath('').length).replace(/\.yaml$/, '');
        const name = id.replace(/^.*\//, '');
        checkAddress(file, name, reserved);
        const { kept, left, inFile } = withoutLost(readYaml(file, root), root);
        if (left.length > 0) logger.warn(`${file}, laissé de côté :\n  ${left.join('\n  ')}`);
        const read = async () => {
          const data = printed(file, kept, named);
          await every(
            async () => checkPictures(file, checked(file, schema, data)),
            async () => {
              const lost = lostAddresses(data, root);
              if (lost.length > 0) throw new Refusal(faultLines(file, lost));
            },
          );
          return data;
        };
        const data = await read().catch((error: Error) => {
          throw error instanceof Refusal ? new Refusal(inFile(error.message)) : error;
        });
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
        const shown = goneProducts(root).length > 0 ? known?.() : undefined;
        const files = (await yamlFiles(root, contentPath(path))).filter(
          (file) => !isOfGone(file, root) && (shown?.includes(basename(file, '.yaml')) ?? true),
        );
        const entries = await every(...files.map((file) => () => readEntry(file, named)));
        store.clear();
        for (const entry of entries) store.set(entry);
      }

      await together(loadAll);
      const ours = [figuresFile, companyFile, ...[path, ...exampleFiles].map(contentPath)];
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
  return {
    name: `mdx ${folder}`,
    load: async (context) => {
      const root = fileURLToPath(context.config.root);
      const named = readNamed(root);
      const names = readdirSync(root + contentPath(folder)).map((name) => `${folder}/${name}`);
      const gone = names.filter((name) => isOfGone(contentPath(name), root));
      const files = glob({
        pattern: [`${folder}/*.mdx`, ...gone.map((name) => `!${name}`)],
        base: contentFolder,
      });
      // An entry changes with the figures that it names, with the pages that it can lead to and with
      // its schema, even if its own file has not changed.
      const around = JSON.stringify([named, addressable(root), authored(schema)]);
      let first = true;
      const refused = new Set<string>();
      const tell = (file: string, fault?: string) => context.watcher?.emit(FAULT, file, fault);
      const readEntry = async (file: string) => {
        checkAddress(file, basename(file, '.mdx'), reserved);
        const article = readMdxFile(file, root);
        const data = printed(file, article.fields, named);
        await every(
          async () => checkPictures(file, checked(file, schema, data)),
          async () => checkMdx(file, article, named, root),
        );
        return data;
      };
      const moved = whetherMoved(root);
      for (const event of ['add', 'change', 'unlink'] as const)
        context.watcher?.on(event, async (changed) => {
          // Before the article is read again, which may report a fault.
          tell(relative(root, changed));
          if (!moved()) return;
          for (const name of readdirSync(root + contentPath(folder))) {
            const file = contentPath(`${folder}/${name}`);
            if (!isOfGone(file, root))
              tell(
                file,
                await readEntry(file).then(
                  () => undefined,
                  ({ message }: Error) => message,
                ),
              );
          }
        });
      await together(() =>
        files.load({
          ...context,
          ...inOurWords(context),
          // A refused file is not kept: otherwise the next build would not read it again.
          store: {
            ...context.store,
            set: (entry) => !refused.has(entry.id) && context.store.set(entry),
          },
          generateDigest: (text) => context.generateDigest(`${around}${text}`),
          parseData: async ({ filePath = '', ...entry }) => {
            const file = relative(root, filePath);
            try {
              const data = (await readEntry(file)) as typeof entry.data;
              return await context.parseData({ ...entry, filePath, data });
            } catch (error) {
              const fault = String(error instanceof Error ? error.message : error);
              tell(file, fault);
              if (!first) throw error;
              noteFault(fault);
              refused.add(entry.id);
              return entry.data;
            }
          },
        }),
      );
      first = false;
    },
  };
}

/** Without Astro's parser, which has English errors and stops all files. */
function inOurWords(context: object): object {
  type Reader = { getEntryInfo(file: object): Promise<object> };
  const { entryTypes } = context as { entryTypes: ReadonlyMap<string, Reader> };
  const quiet = [...entryTypes].map(([ending, type]) => {
    const getEntryInfo = async (file: object) => {
      try {
        return await type.getEntryInfo(file);
      } catch {
        return { data: {}, body: '' };
      }
    };
    return [ending, { ...type, getEntryInfo }] as const;
  });
  return { entryTypes: new Map(quiet) };
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

/** Tells what is wrong in a loader's files, or no longer: `(from: string, message?: string)`. */
export const FAULT = 'content-fault';
