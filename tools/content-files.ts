import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { contentFolder, contentPath } from '#i18n/content-path.ts';
import type { Named } from '#lib/figures.ts';
import { Refusal } from '#lib/refusal.ts';
import { mapStrings } from '#lib/walk.ts';
import { readMdxFile, readYaml } from '#loading/files.ts';
import { readNamed } from '#loading/named.ts';
import { placeFigures } from '#loading/placed-figures.ts';

/** A file with its data, examples inserted; of an article, its front matter. */
export type ContentFile = readonly [file: string, data: unknown];

/** @param root the project's folder @throws Error naming a file that is not YAML */
export async function readContent(root: string): Promise<ContentFile[]> {
  const folder = join(root, contentFolder);
  const named = readNamed(`${root}/`);
  const names = (await readdir(folder, { recursive: true })).sort();
  return Promise.all(
    names
      .filter((name) => /\.(?:yaml|mdx)$/.test(name))
      .map(async (name) => {
        const file = contentPath(name);
        const fields = name.endsWith('.mdx')
          ? readMdxFile(file, `${root}/`).fields
          : readYaml(file, `${root}/`);
        return [name, placed(fields, named)] as const;
      }),
  );
}

/** A text that calls an example which went with its product stays as written: the build says so. */
function placed(fields: unknown, named: Named): unknown {
  try {
    return placeFigures(fields, named);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (typeof fields === 'string') return fields;
    return mapStrings(fields, (text) => placed(text, named));
  }
}
