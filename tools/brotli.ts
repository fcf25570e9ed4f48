/**
 * Compression for what the site publishes. The best takes a third of a build, so what an earlier
 * build compressed is kept, and found by its content.
 */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
const unpack = promisify(brotliDecompress);
/**
 * The best quality; a test that builds a copy and weighs little of it sets a lower, quicker one.
 */
const BEST = Number(process.env.BROTLI_QUALITY ?? constants.BROTLI_MAX_QUALITY);
/** For estimates: a third of the time, one or two per cent longer. */
const ROUGH = Math.min(BEST, 10);

/** Where builds keep what they compressed, relative to the project. */
export const keptFolder = 'node_modules/.cache/brotli/';
const folder = new URL(`../${keptFolder}`, import.meta.url);

const known = new Map<string, Promise<Buffer>>();

type Settings = Readonly<Record<number, number>>;

const USUAL: Settings = { [constants.BROTLI_PARAM_QUALITY]: BEST };
/** Content up to this length is one block: larger blocks would change nothing. */
const USUAL_BLOCK = 2 ** 18;
/** The largest blocks: a pack of pages is compressed a fifth faster, at the cost of memory. */
const LONG_BLOCKS: Settings = {
  [constants.BROTLI_PARAM_LGBLOCK]: constants.BROTLI_MAX_INPUT_BLOCK_BITS,
};

function nameOf(content: Buffer, settings: Settings): string {
  const how = JSON.stringify([process.versions.brotli, settings]);
  return createHash('sha256').update(how).update(content).digest('hex');
}

/** Unpacks into a buffer of the content's length: in the usual small ones, a large pack is slow. */
export const inOnePiece = ({ length }: Buffer) => ({ chunkSize: Math.max(length, 64) });

/** What an earlier build kept, unless it is missing or spoiled. */
async function readKept(name: string, content: Buffer): Promise<Buffer | undefined> {
  try {
    const packed = await readFile(new URL(name, folder));
    return (await unpack(packed, inOnePiece(content))).equals(content) ? packed : undefined;
  } catch {
    return undefined;
  }
}

/** If the folder cannot be written, the next build compresses again. */
async function keep(name: string, packed: Buffer): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(new URL(name, folder), packed);
  } catch {}
}

async function make(name: string, content: Buffer, params: Settings): Promise<Buffer> {
  const kept = await readKept(name, content);
  if (kept) return kept;
  const blocks = content.length > USUAL_BLOCK ? LONG_BLOCKS : {};
  const packed = await compress(content, { params: { ...blocks, ...params } });
  await keep(name, packed);
  return packed;
}

/**
 * Compresses as well as brotli can, once for the same content: the build weighs files before it
 * publishes them.
 * @param settings of brotli in the place of the usual ones
 */
export function brotli(text: string | Buffer, settings = USUAL): Promise<Buffer> {
  const content = Buffer.from(text);
  const name = nameOf(content, settings);
  const packed = known.get(name) ?? make(name, content, settings);
  known.set(name, packed);
  return packed;
}

/** About how long the compressed content is: up to two hundredths too long. */
export async function roughSize(content: string): Promise<number> {
  const settings = { ...USUAL, [constants.BROTLI_PARAM_QUALITY]: ROUGH };
  return (await brotli(content, settings)).length;
}

/** Removes what earlier builds kept and this one did not need. */
export async function forgetOthers(): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const others = names.filter((name) => !known.has(name));
  await Promise.all(others.map((name) => rm(new URL(name, folder), { force: true })));
}
