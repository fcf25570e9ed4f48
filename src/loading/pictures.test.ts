import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pictureParts } from '#lib/pictures.ts';
import { photo } from '#schemas/photo.ts';
import { makePicture, openPhoto, PICTURES } from './pictures.ts';

const project = process.cwd();
const folder = mkdtempSync(join(tmpdir(), 'photos-'));
const put = (name: string, bytes: Buffer | string) =>
  writeFileSync(join(folder, 'src/content/fr/photos', name), bytes);

/** A photograph full of detail: the hardest to keep small. Turned, and saying where it was taken. */
async function noise(width: number, height: number): Promise<Buffer> {
  const create = { width, height, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 25 } };
  return sharp({ create: { ...create, background: '#888' } as never })
    .withExif({ IFD0: { Orientation: '6' }, IFD3: { GPSLatitude: '12/1 22/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

beforeAll(async () => {
  mkdirSync(join(folder, 'src/content/fr/photos'), { recursive: true });
  process.chdir(folder);
  put('caisse.jpg', await noise(1000, 1500));
  put(
    'petite.png',
    await sharp(await noise(300, 300))
      .png()
      .toBuffer(),
  );
  put('cassee.jpg', (await noise(1000, 1500)).subarray(0, 2000));
  put('fausse.jpg', 'bonjour');
});
afterAll(() => {
  process.chdir(project);
  rmSync(folder, { recursive: true });
});

test('a photograph is cut to its frame, stripped, 30 kB at most', async () => {
  const picture = photo('lead').parse({ photo: 'caisse.jpg', alt: '' });
  const { sources, img } = pictureParts(picture);
  const named = [...JSON.stringify([sources, img]).matchAll(PICTURES)];
  expect(named).toHaveLength(5);
  for (const name of named) {
    const bytes = await makePicture(name);
    const { width, height, exif } = await sharp(bytes).metadata();
    expect([width, exif]).toEqual([Number(name[4]), undefined]);
    expect(Math.abs(width / height - img.width / img.height)).toBeLessThan(0.01);
    if (name[5] !== 'jpg') expect(bytes.length, name[0]).toBeLessThanOrEqual(30_000);
  }
});

test('it stands as the camera held it', async () => {
  expect((await openPhoto('caisse.jpg', 'whole')).ratio).toBe(1.5);
});

test.each([
  ['petite.png', 'trop petite, 300 × 300 pixels : 720 de large au moins'],
  ['fausse.jpg', 'fausse.jpg n’est pas une image lisible'],
])('%s is refused: %s', async (file, reason) => {
  await expect(openPhoto(file, 'lead')).rejects.toThrow(reason);
});

test('a file cut short is refused when it is read', async () => {
  const { img } = pictureParts(photo('lead').parse({ photo: 'cassee.jpg', alt: '' }));
  const [named = []] = img.src.matchAll(PICTURES);
  await expect(makePicture(named)).rejects.toThrow('cassee.jpg n’est pas une image lisible');
});

test.each([
  [{ photo: 'caisse.jpg' }, 'manque : ce que l’on voit'],
  [{ photo: 'Ma photo.JPG', alt: '' }, 'une photo est un .jpg'],
  [{ photo: 'dessin.svg', alt: '' }, 'une photo est un .jpg'],
  [{ photo: 'absente.jpg', alt: '' }, 'photos/absente.jpg n’existe pas'],
])('%j is refused: %s', (given, reason) => {
  const [issue] = photo('lead').safeParse(given).error?.issues ?? [];
  expect(issue?.message).toContain(reason);
});
