import { createHash } from 'node:crypto';

/**
 * The time that a file of a release is given, in seconds: it says nothing of the clock, only of the
 * content. nginx makes its ETag from it, so that a page that has not changed is not sent again.
 */
export function contentTime(content: Buffer): number {
  // Disks and archives of old hold 31 bits; none of ours is the epoch itself.
  return (createHash('sha256').update(content).digest().readUInt32BE() >>> 1) | 1;
}

/** As nginx writes it: time and length, in hexadecimal. */
export function entityTag(content: Buffer): string {
  return `"${contentTime(content).toString(16)}-${content.length.toString(16)}"`;
}
