/**
 * What names a page or an item that goes, found in the texts of files alone: the editor asks it before
 * anything is deleted, where no file can be looked for.
 */
import { parse } from 'yaml';
import { contentPath } from '#i18n/content-path.ts';
import { walk } from '#lib/walk.ts';
import { docPath, guidePath, postPath, routes, templatePath } from '#routes.ts';

/** Fields of addresses that say nothing by themselves: without its page, an address can go. */
export const POINTERS = ['asked', 'called', 'pages', 'seen'];

/** The files with items that have an anchor on a page: a question, a word. */
export const anchored: Readonly<Record<string, string>> = {
  [routes.support]: 'faq.yaml',
  [routes.glossary]: 'pages/glossary.yaml',
};

/** What stands after a field's name in the text of a file, wherever it occurs. */
export const valuesIn = (field: string, text: string): string[] =>
  [...text.matchAll(new RegExp(`^[^#\\n]*\\b${field}: *["']?([^\\s,"'}]+)`, 'gm'))].map(
    ([, value = '']) => value,
  );

const folders: Readonly<Record<string, readonly [of: (name: string) => string, list: string]>> = {
  posts: [postPath, routes.blog],
  docs: [docPath, routes.docs],
  guides: [guidePath, routes.guides],
  templates: [templatePath, routes.guides],
};

/** The address of the page or table that a file is, and the list from where one reaches it. */
export function pageOf(file: string): { address: string; list: string } | undefined {
  const [, folder = '', name = ''] = /([a-z]+)\/([a-z\d-]+)\.\w+$/.exec(file) ?? [];
  const [of, list = ''] = (file.startsWith(contentPath(folder)) && folders[folder]) || [];
  return of && { address: of(name), list };
}

/** The addresses of items that a file had and no longer has. */
export function goneItems(file: string, before: string, after: string): string[] {
  const [page] = Object.entries(anchored).find(([, one]) => file === contentPath(one)) ?? [];
  const left = valuesIn('id', after);
  const gone = page ? valuesIn('id', before).filter((id) => !left.includes(id)) : [];
  return gone.map((id) => `${page}#${id}`);
}

export interface Naming {
  /** A line for each place that the build would refuse without the page. */
  readonly refused: readonly string[];
  /** The places that the build then leaves out by itself. */
  readonly leaves: readonly string[];
}

/** @param files the texts that stay, by their path */
export function naming(address: string, files: ReadonlyMap<string, string>): Naming {
  const [refused, leaves]: [string[], string[]] = [[], []];
  const isIt = (text: unknown) =>
    typeof text === 'string' &&
    text.startsWith(address) &&
    /^(?:[?#]|$)/.test(text.slice(address.length));
  for (const [file, text] of files) {
    if (!text.includes(address)) continue;
    if (file.endsWith('.mdx')) {
      for (const [at, line] of text.split('\n').entries())
        if ([...line.matchAll(/\]\(([^\s)]+)/g)].some(([, url]) => isIt(url)))
          refused.push(`${file}, ligne ${at + 1} : le lien ${address} ne mènerait plus nulle part`);
      continue;
    }
    for (const [value, path] of walk(parse(text))) {
      const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value);
      if (![value, ...(isGroup ? Object.keys(value) : [])].some(isIt)) continue;
      const near = path.slice(path.at(-1) === 'page' ? -3 : -2);
      const places = POINTERS.some((field) => near.includes(field)) ? leaves : refused;
      places.push(`${file} : ${path.join('.')} l’adresse ${address} ne mènerait plus nulle part`);
    }
  }
  return { refused, leaves };
}
