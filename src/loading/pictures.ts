import { hash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { contentPath } from '#i18n/content-path.ts';
import { type Frame, frames, type Picture, pictureParts } from '#lib/pictures.ts';
import { Refusal } from '#lib/refusal.ts';

/** The files of photographs that a text names. */
export const PICTURES =
  /_a\/([a-z0-9-]+)\.([0-9a-f]{8})-(face|lead|screen|whole)-(\d+)\.(avif|webp|jpg)/g;

const FOLDER = contentPath('photos');
/** Made once for each content. */
const CACHE = 'node_modules/.cache/pictures';
const MOST_PIXELS = 25_000_000;
const MOST_BYTES = 30_000;

/** By format, from the best quality down to what fits. */
const encoders: Readonly<Record<string, (picture: Sharp) => Iterable<Sharp>>> = {
  *avif(picture) {
    for (const quality of [50, 40, 30, 20]) yield picture.clone().avif({ quality, effort: 3 });
  },
  *webp(picture) {
    for (const quality of [74, 60, 45, 25, 10]) yield picture.clone().webp({ quality });
  },
  *jpg(picture) {
    for (const quality of [74, 60, 40]) yield picture.clone().jpeg({ quality, mozjpeg: true });
  },
};

/**
 * A photograph as it is, turned upright by what the camera noted.
 * @throws Refusal naming the file that is broken, too small or too large
 */
export async function openPhoto(file: string, frame: Frame) {
  const name = `${FOLDER}/${file}`;
  const [, least] = frames[frame].widths;
  // What is noted in the file, the place among others, is not written again.
  const picture = sharp(await readFile(name), { failOn: 'error' }).autoOrient();
  const size = await picture.metadata().catch(() => {
    throw new Refusal(`${name} n’est pas une image lisible`);
  });
  const { width, height } = size.autoOrient;
  const said = `${width} × ${height} pixels`;
  if (size.format === 'svg') throw new Refusal(`${name} est un dessin SVG, non une photo`);
  if (width * height > MOST_PIXELS)
    throw new Refusal(`${name} est trop grande, ${said} : 25 millions de pixels au plus`);
  if (width < least)
    throw new Refusal(`${name} est trop petite, ${said} : ${least} de large au moins`);
  return { picture, ratio: width / height };
}

/** A photograph for paper. */
export async function jpegOf(picture: Picture): Promise<Uint8Array> {
  const [named = []] = pictureParts(picture).img.src.matchAll(PICTURES);
  return makePicture(named);
}

/** One file of a photograph, by its name in the pages. @throws Refusal as `openPhoto` does */
export async function makePicture([path, stem, digest, frame, width, format]: readonly string[]) {
  const cached = join(CACHE, `${path}`.slice('_a/'.length));
  const found = await readFile(cached).catch(() => undefined);
  if (found) return found;
  for (const file of await readdir(FOLDER)) {
    if (file.replace(/\.\w+$/, '') !== stem) continue;
    if (!hash('sha256', await readFile(join(FOLDER, file))).startsWith(`${digest}`)) continue;
    const { ratio } = frames[frame as Frame];
    const { picture } = await openPhoto(file, frame as Frame);
    const wide = Number(width);
    const cut = picture
      .resize({
        width: wide,
        ...(ratio && { height: Math.round(wide / ratio), position: 'attention' }),
      })
      .flatten({ background: '#fff' });
    let bytes = Buffer.alloc(0);
    for (const encoder of encoders[`${format}`]?.(cut) ?? []) {
      bytes = await encoder.toBuffer().catch(() => {
        throw new Refusal(`${FOLDER}/${file} n’est pas une image lisible`);
      });
      if (bytes.length <= MOST_BYTES) break;
    }
    await mkdir(CACHE, { recursive: true });
    await writeFile(cached, bytes);
    return bytes;
  }
  throw new Error(`${path} : cette photo n’est plus dans ${FOLDER}`);
}
