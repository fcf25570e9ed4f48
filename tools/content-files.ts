import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { defaultLocale } from '#i18n/locales.ts';
import { readNamed } from '#queries/examples-file.ts';
import { placeFigures } from '#queries/placed-figures.ts';

const CONTENT = `src/content/${defaultLocale}`;

/** A file of content, named from its folder, and its data, examples in place: of an article, what stands before it. */
export type ContentFile = readonly [file: string, data: unknown];

/**
 * @param root the project's folder
 * @throws Error naming the file that is not YAML
 */
export async function readContent(root: string): Promise<ContentFile[]> {
  const folder = join(root, CONTENT);
  const named = readNamed(`${root}/`);
  const names = (await readdir(folder, { recursive: true })).sort();
  return Promise.all(
    names
      .filter((name) => /\.(?:yaml|mdx)$/.test(name))
      .map(async (name) => {
        const text = await readFile(join(folder, name), 'utf8');
        const source = name.endsWith('.mdx') ? (/^---\n(.*?)\n---/s.exec(text)?.[1] ?? '') : text;
        try {
          return [name, placeFigures(parse(source), named)] as const;
        } catch (error) {
          throw new Error(`${CONTENT}/${name} : ${error instanceof Error ? error.message : error}`);
        }
      }),
  );
}
