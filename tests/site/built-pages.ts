import { readFile } from 'node:fs/promises';
import { JSDOM } from 'jsdom';
import { addressOf, listFiles } from '../../deploy/site-files.ts';

export interface BuiltPage {
  readonly path: string;
  readonly file: string;
  readonly html: string;
}

/** Every page that the build wrote, by address. */
export async function builtPages(): Promise<BuiltPage[]> {
  const files = (await listFiles('dist')).filter((file) => file.endsWith('.html'));
  return Promise.all(
    files.map(async (file) => ({
      path: addressOf(file),
      file,
      html: await readFile(`dist/${file}`, 'utf8'),
    })),
  );
}

export async function documentOf(path: string): Promise<Document> {
  const page = (await builtPages()).find((built) => built.path === path);
  if (!page) throw new Error(`dist/ n’a pas de page ${path}`);
  return new JSDOM(page.html).window.document;
}

/** Text as a reader compares it: any space is a space, runs of them are one. */
export function plain(text: string | null | undefined): string {
  return (text ?? '').replace(/\s+/g, ' ').trim();
}

/** The words of a page's main part, without scripts and styles. */
export async function textOf(path: string): Promise<string> {
  const main = (await documentOf(path)).querySelector('main');
  for (const node of main?.querySelectorAll('script, style') ?? []) node.remove();
  return plain(main?.textContent);
}
