/**
 * What files that visitors take away say to whoever opens them: a PDF its text, its links and its
 * fields, an archive what each of its files says. Pictures say nothing that can be read.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { listFiles, served } from './dist.ts';
import { readPdf, solid } from './pdf.ts';

const PICTURE = /\.(?:png|jpe?g|webp|avif|gif|ico|woff2?)$/;

type Texts = readonly (readonly [file: string, text: string])[];

/** The texts of a file by where they stand, an archive's as `presse/logos.zip/signe.svg`. */
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

/** Shorter ones are words that a text may hold by chance; the name of the house is one apart. */
const TELLING = 10;

/** Without what typography and the layout of a PDF change. */
const bare = (text: string) => solid(text).replace(/’|&#39;/g, "'");

function says(text: string, variable: string, value: string): boolean {
  if (variable !== 'SITE_NAME') return value.length >= TELLING && bare(text).includes(bare(value));
  return text.split(/[^\p{L}\p{N}]+/u).includes(value);
}

export interface Fiction {
  /** From the folder, an archive's own file behind the archive. */
  readonly file: string;
  readonly variable: string;
  readonly value: string;
}

/**
 * Fictitious values that a folder of shipped files still says.
 * @param values by the variable that has another value by now
 * @throws Error naming the PDF or the archive that does not open
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
