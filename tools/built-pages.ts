/** The built pages, for tests and commands: each is read and parsed once. */
import { readFile } from 'node:fs/promises';
import { JSDOM } from 'jsdom';
import { addressOf, listFiles } from './dist.ts';

export interface BuiltPage {
  readonly path: string;
  readonly file: string;
  readonly html: string;
  /** Shared by all readers of the page: to change it, change a clone. */
  readonly document: Document;
}

const parser = new new JSDOM().window.DOMParser();

/** Parses a page as a text: unlike its own `JSDOM`, without working out its styles. */
export const parsePage = (html: string): Document => parser.parseFromString(html, 'text/html');

async function read(file: string): Promise<BuiltPage> {
  const html = await readFile(`dist/${file}`, 'utf8');
  let parsed: Document | undefined;
  return {
    path: addressOf(file),
    file,
    html,
    get document() {
      parsed ??= parsePage(html);
      return parsed;
    },
  };
}

let pages: Promise<readonly BuiltPage[]> | undefined;

/** Every page, in the order of file names. */
export function builtPages(): Promise<readonly BuiltPage[]> {
  pages ??= listFiles('dist').then((files) =>
    Promise.all(files.filter((file) => file.endsWith('.html')).map(read)),
  );
  return pages;
}

/** The page at this address; its document is shared (`BuiltPage.document`). */
export async function documentOf(path: string): Promise<Document> {
  const page = (await builtPages()).find((built) => built.path === path);
  if (!page) throw new Error(`dist/ n’a pas de page ${path}`);
  return page.document;
}

/** A copy of the page or element, without what the selector finds in it. */
export function without<Root extends Document | Element>(root: Root, selector: string): Root {
  const copy = root.cloneNode(true) as Root;
  for (const node of copy.querySelectorAll(selector)) node.remove();
  return copy;
}

/** The texts that are not only white space. @param except names of elements to leave out */
export function textNodes(root: Document | Element, except: readonly string[] = []): string[] {
  const page = root.ownerDocument ?? (root as Document);
  const walker = page.createTreeWalker(root, 1 | 4, (node) =>
    except.includes(node.nodeName.toLowerCase()) ? 2 : 1,
  );
  const found: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.nodeValue?.trim()) found.push(node.nodeValue);
  }
  return found;
}

/** The text of a heading; of an h1, without the line above the title, which says what the page is. */
export function headingText(heading: Element): string {
  const line = heading.querySelector(':scope > span:has(> .visually-hidden)')?.textContent ?? '';
  return heading.textContent.slice(line.length);
}

/** Text for comparison: any space as a plain space, runs of spaces as one. */
export function plain(text: string | null | undefined): string {
  return (text ?? '').replace(/\s+/g, ' ').trim();
}

/** The words of a page's main part, without scripts and styles. */
export async function textOf(path: string): Promise<string> {
  const main = (await documentOf(path)).querySelector('main');
  return main ? plain(without(main, 'script, style').textContent) : '';
}
