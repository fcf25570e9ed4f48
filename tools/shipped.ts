import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles, served } from './dist.ts';
import { readPdf, solid } from './pdf.ts';

/** Pictures have no text, and the archives hold pictures. */
const WITHOUT_TEXT = /\.(?:png|jpe?g|ico|woff2?|zip)$/;
/** Shorter values may occur by chance; the site's name is compared as a word. */
const TELLING = 10;

/** Without what typography and PDF layout change. */
const bare = (text: string) => solid(text).replace(/’|&#39;/g, "'");

function says(text: string, variable: string, value: string): boolean {
  if (variable !== 'company.name')
    return value.length >= TELLING && bare(text).includes(bare(value));
  return text.split(/[^\p{L}\p{N}]+/u).includes(value);
}

async function textOf(path: string): Promise<string> {
  const bytes = await readFile(path);
  if (!path.endsWith('.pdf')) return bytes.toString();
  const { pieces, links, info } = await readPdf(bytes);
  return [...pieces, ...links, ...Object.values(info)].join('\n');
}

export interface Fiction {
  readonly file: string;
  readonly variable: string;
  readonly value: string;
}

/**
 * Fictitious values left in the pages, texts and PDFs of a folder that visitors are sent.
 * @param values fictitious values of the variables that are set to another value
 */
export async function fictionsIn(
  folder: string,
  values: Readonly<Record<string, string>>,
): Promise<Fiction[]> {
  const found: Fiction[] = [];
  for (const file of served(await listFiles(folder))) {
    if (WITHOUT_TEXT.test(file)) continue;
    const text = await textOf(join(folder, file));
    for (const [variable, value] of Object.entries(values)) {
      if (says(text, variable, value)) found.push({ file, variable, value });
    }
  }
  return found;
}
