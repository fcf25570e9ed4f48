import { hash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { contentPath } from '#i18n/content-path.ts';
import { type Frame, frames } from '#lib/pictures.ts';
import { Refusal } from '#lib/refusal.ts';
import { walk } from '#lib/walk.ts';
import { NOT_PLAIN } from '#schemas/photo.ts';

const ADDRESS = `_a/([a-z0-9_-]+)\\.([0-9a-f]{8})-(${Object.keys(frames).join('|')})`;
/** The files of photographs that a text names. */
export const PICTURES = new RegExp(`${ADDRESS}-(\\d+)\\.(avif|webp|jpg)`, 'g');

const FOLDER = contentPath('photos');
/** Made once for each content; the number changes when they are made differently. */
const CACHE = 'node_modules/.cache/pictures-3';
const MOST_PIXELS = 25_000_000;
/** Of files up to 720 px wide, which phones ask for, and of the rest. */
const MOST_BYTES = { phone: 30_000, other: 110_000 };

/** By format, from the best quality down to what fits. */
const qualities: Readonly<Record<string, readonly number[]>> = {
  avif: [50, 40, 30, 20],
  webp: [74, 60, 45, 25, 10],
  jpg: [74, 60, 40, 25, 10],
};

/** Upright, as its camera noted. @throws Refusal if it is broken, too small or too large */
export async function openPhoto(file: string, frame: Frame) {
  const name = `${FOLDER}/${file}`;
  const { least } = frames[frame];
  const bytes = await readFile(name);
  const drawn = file.endsWith('.svg');
  if (drawn && NOT_PLAIN.test(bytes.toString()))
    throw new Refusal(`${name} contient un script, ou demande un autre fichier`);
  // What is noted in the file, the place among others, is not written again.
  const opened = async (density: number) => sharp(bytes, { failOn: 'error', density }).autoOrient();
  const size = await opened(72)
    .then((picture) => picture.metadata())
    .catch(() => {
      throw new Refusal(`${name} n’est pas une image lisible`);
    });
  const { width, height } = size.autoOrient;
  const said = `${width} × ${height} pixels`;
  if ((size.format === 'svg') !== drawn) throw new Refusal(`${name} n’est pas ce que dit son nom`);
  if (width * height > MOST_PIXELS)
    throw new Refusal(`${name} est trop grande, ${said} : 25 millions de pixels au plus`);
  if (width < least && !drawn)
    throw new Refusal(`${name} est trop petite, ${said} : ${least} de large au moins`);
  if (frame === 'whole' && height > 3 * width)
    throw new Refusal(`${name} est trop haute, ${said} : trois fois sa largeur au plus, coupez-la`);
  const ratio = frames[frame].ratio ?? width / height;
  return { picture: await opened(drawn ? Math.min(2400, (72 * 1280) / width) : 72), ratio };
}

const fileOf = async (stem = '', digest = '') => {
  for (const file of await readdir(FOLDER)) {
    if (file.replace(/\.\w+$/, '') !== stem) continue;
    if (hash('sha256', await readFile(join(FOLDER, file))).startsWith(digest)) return file;
  }
  throw new Error(`${stem} : cette photo n’est plus dans ${FOLDER}`);
};

/** @throws Refusal naming the file, the field and what `openPhoto` refuses there */
export async function checkPictures(file: string, fields: unknown): Promise<void> {
  for (const [text, path] of walk(fields)) {
    const [, stem, digest, frame] = new RegExp(`^/${ADDRESS}$`).exec(String(text)) ?? [];
    if (!frame) continue;
    await openPhoto(await fileOf(stem, digest), frame as Frame).catch(({ message }: Error) => {
      throw new Refusal(`${file} : ${path.join('.')} ${message}`);
    });
  }
}

/** The file at an address of the pages. */
export async function pictureAt(address: string): Promise<Uint8Array> {
  const [named = []] = address.matchAll(PICTURES);
  return makePicture(named);
}

/** One file of a photograph, by its name in the pages. @throws Refusal as `openPhoto` does */
export async function makePicture([path, stem, digest, frame, width, format]: readonly string[]) {
  const cached = join(CACHE, `${path}`.slice('_a/'.length));
  const found = await readFile(cached).catch(() => undefined);
  if (found) return found;
  const file = await fileOf(stem, digest);
  const { picture, ratio } = await openPhoto(file, frame as Frame);
  const wide = Number(width);
  const entire = frame === 'logo' || frame === 'brand' || frame === 'screen';
  const cut = picture
    .resize(wide, Math.round(wide / ratio), {
      fit: entire ? 'contain' : 'cover',
      position: entire ? 'centre' : 'attention',
      background: '#fff',
    })
    .flatten({ background: '#fff' });
  const most = MOST_BYTES[wide > 720 ? 'other' : 'phone'];
  let bytes = Buffer.alloc(0);
  for (const quality of qualities[`${format}`] ?? []) {
    const encoded = cut.clone().toFormat(format as 'jpeg', { quality, effort: 3, mozjpeg: true });
    bytes = await encoded.toBuffer().catch(() => {
      throw new Refusal(`${FOLDER}/${file} n’est pas une image lisible`);
    });
    if (bytes.length <= most) break;
  }
  await mkdir(CACHE, { recursive: true });
  await writeFile(cached, bytes);
  return bytes;
}
