import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
/** The best; a test that builds a copy and weighs little of it asks for less, which is quicker. */
const BEST = Number(process.env.BROTLI_QUALITY ?? constants.BROTLI_MAX_QUALITY);
/** A third of the time of the best, and one or two hundredths more bytes. */
const ROUGH = Math.min(BEST, 10);

const known = new Map<string, Promise<Buffer>>();

function squeeze(content: string | Buffer, quality: number): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    // Blocks as long as can be: a pack of pages is compressed a fifth faster, a page as before.
    [constants.BROTLI_PARAM_LGBLOCK]: constants.BROTLI_MAX_INPUT_BLOCK_BITS,
  };
  return compress(content, { params });
}

/**
 * Compresses as well as brotli can. Content that this process has compressed before is not again:
 * the build weighs files before it publishes them.
 */
export function brotli(content: string | Buffer): Promise<Buffer> {
  const key = createHash('sha256').update(content).digest('base64');
  const made = known.get(key) ?? squeeze(content, BEST);
  known.set(key, made);
  return made;
}

/** About how long the compressed content is: up to two hundredths too long. */
export async function roughSize(content: string): Promise<number> {
  return (await squeeze(content, ROUGH)).length;
}
