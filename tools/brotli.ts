import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
const made = new Map<string, Promise<Buffer>>();
/** The best; a test that builds a copy and weighs little of it sets a lower, quicker one. */
const QUALITY = Number(process.env.BROTLI_QUALITY ?? constants.BROTLI_MAX_QUALITY);

/** Compresses a content, once for all that ask: the build weighs files before it publishes them. */
export function brotli(content: string | Buffer, quality = QUALITY): Promise<Buffer> {
  const name = `${quality} ${hash('sha256', content)}`;
  const params = { [constants.BROTLI_PARAM_QUALITY]: Math.min(quality, QUALITY) };
  const packed = made.get(name) ?? compress(content, { params });
  made.set(name, packed);
  return packed;
}
