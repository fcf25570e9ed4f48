import { createHash } from 'node:crypto';

/**
 * The modification time of a released file, in seconds, made from its content alone. nginx builds
 * its ETag from it, so a page that has not changed is not sent again.
 */
export function contentTime(content: Buffer): number {
  // Old disks and archives hold 31 bits; 0 is avoided.
  return (createHash('sha256').update(content).digest().readUInt32BE() >>> 1) | 1;
}

/** In nginx's format: time and length, in hexadecimal. */
export function entityTag(content: Buffer): string {
  return `"${contentTime(content).toString(16)}-${content.length.toString(16)}"`;
}
