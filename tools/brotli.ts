import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const compress = promisify(brotliCompress);
const known = new Map<string, Promise<Buffer>>();

/**
 * Compresses as well as brotli can, as is the default of Node. Content that this process has compressed before is not again:
 * the build weighs files before it publishes them.
 */
export function brotli(content: string | Buffer): Promise<Buffer> {
  const key = createHash('sha256').update(content).digest('base64');
  const made = known.get(key) ?? compress(content);
  known.set(key, made);
  return made;
}
