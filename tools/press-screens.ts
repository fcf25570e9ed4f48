/** Pictures of the screens: the only shipped file from a browser, which may be out of date. */
import { createHash } from 'node:crypto';
import { unzipSync, zipSync } from 'fflate';
import { pressFiles } from '#routes.ts';
import type { ContentFile } from './content-files.ts';

export const PRESS_SCREENS = `public${pressFiles.screens}`;

/** Hides bars, which would lie over the screens; of the row, shows whole those not read. */
export const ONLY_SCREENS = `[data-hours] > section {
  max-height: none !important;
  mask: none !important;
}
body *:not([data-screen] figure, [data-screen] figure *) {
  visibility: hidden !important;
}
[data-screen] figure {
  visibility: visible !important;
}`;

/** Hashes the data of all screens; comments and layout of the files do not count. */
function digestOf(files: readonly ContentFile[]): string {
  const screens = files.filter(([file]) => file.startsWith('screens/'));
  return createHash('sha256').update(JSON.stringify(screens)).digest('hex');
}

export function screenPicture(product: string, screen: string): string {
  return `${product}-${screen}.png`;
}

/** The pictures; the archive's comment is a hash of the content that they show. */
export function zipScreens(
  pictures: Readonly<Record<string, Uint8Array>>,
  files: readonly ContentFile[],
): Uint8Array {
  // PNG does not compress further. ZIP files hold local time: built from local midnight, the date
  // is the same in every time zone.
  const options = { level: 0, mtime: new Date(2000, 0, 1) } as const;
  const zip = zipSync(pictures, options);
  const archive = Buffer.concat([zip, Buffer.from(digestOf(files))]);
  // The last two bytes of a ZIP without a comment are the length of the missing comment.
  archive.writeUInt16LE(archive.length - zip.length, zip.length - 2);
  return archive;
}

/** Faults of the archive: missing, a picture too few or too many, other content. */
export function screensFaults(
  archive: Uint8Array | undefined,
  expected: readonly string[],
  files: readonly ContentFile[],
): string[] {
  if (!archive) return ['manque'];
  const names = Object.keys(unzipSync(archive));
  const missing = expected.filter((name) => !names.includes(name));
  const unknown = names.filter((name) => !expected.includes(name));
  const current = Buffer.from(archive).toString('latin1').endsWith(digestOf(files));
  return [
    ...(missing.length > 0 ? [`il manque ${missing.join(', ')}`] : []),
    ...(unknown.length > 0 ? [`${unknown.join(', ')} n’est plus un écran`] : []),
    ...(current ? [] : ['fait d’un autre contenu que src/content/fr/screens/']),
  ];
}
