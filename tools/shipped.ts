/**
 * The texts in files that visitors download: of a PDF, its text, links and fields; of an archive,
 * the texts of its files. Pictures have none.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { listFiles, served } from './dist.ts';
import { readPdf, solid } from './pdf.ts';

const PICTURE = /\.(?:png|jpe?g|webp|avif|gif|ico|woff2?)$/;

type Texts = readonly (readonly [file: string, text: string])[];

/** The texts of a file by their place; in an archive, `presse/logos.zip/signe.svg`. */
async function textsOf(name: string, bytes: Uint8Array): Promise<Texts> {
  if (PICTURE.test(name)) return [];
  if (name.endsWith('.zip')) {
    const inside = Object.entries(unzipSync(bytes));
    const texts = inside.map(([file, content]) => textsOf(`${name}/${file}`, content));
    return (await Promise.all(texts)).flat();
  }
  if (name.endsWith('.pdf')) {
    const { pieces, links, info } = await readPdf(bytes);
    return [[name, [...pieces, ...links, ...Object.values(info)].join('\n')]];
  }
  return [[name, new TextDecoder().decode(bytes)]];
}

/** Shorter values may occur by chance; the site's name is compared separately. */
const TELLING = 10;

/** Without what typography and PDF layout change. */
const bare = (text: string) => solid(text).replace(/’|&#39;/g, "'");

function says(text: string, variable: string, value: string): boolean {
  if (variable !== 'SITE_NAME') return value.length >= TELLING && bare(text).includes(bare(value));
  return text.split(/[^\p{L}\p{N}]+/u).includes(value);
}

export interface Fiction {
  /** Path from the folder; of a file in an archive, the archive's path first. */
  readonly file: string;
  readonly variable: string;
  readonly value: string;
}

/**
 * Fictitious values left in the files of a folder.
 * @param values fictitious values of the variables that are set to another one
 * @throws Error naming a PDF or archive that does not open
 */
export async function fictionsIn(
  folder: string,
  values: Readonly<Record<string, string>>,
): Promise<Fiction[]> {
  const found: Fiction[] = [];
  for (const name of served(await listFiles(folder))) {
    const texts = await textsOf(name, await readFile(join(folder, name))).catch((error) => {
      throw new Error(`${name} ne s’ouvre pas : ${error instanceof Error ? error.message : error}`);
    });
    for (const [file, text] of texts) {
      for (const [variable, value] of Object.entries(values)) {
        if (says(text, variable, value)) found.push({ file, variable, value });
      }
    }
  }
  return found;
}
