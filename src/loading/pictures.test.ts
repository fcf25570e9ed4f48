import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pictureParts } from '#lib/pictures.ts';
import { photo } from '#schemas/photo.ts';
import { checkPictures, makePicture, openPhoto, PICTURES } from './pictures.ts';

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

const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="50">${inside}</svg>`;

beforeAll(async () => {
  mkdirSync(join(folder, 'src/content/fr/photos'), { recursive: true });
  process.chdir(folder);
  put('caisse.jpg', await noise(1000, 1500));
  const small = sharp(await noise(300, 300));
  put('petite.png', await small.png().toBuffer());
  put('fausse.jpg', 'bonjour');
  put('vide.jpg', '');
  // Its size as its header says it.
  const giant = await noise(100, 100);
  giant.writeUInt32BE((4200 << 16) | 6000, giant.indexOf(Buffer.from([0xff, 0xc0])) + 5);
  put('geante.jpg', giant);
  put('rusee.svg', svg('<script>alert(1)</script>'));
  put('voisine.svg', svg('<image href="https://example.com/a.png"/>'));
});
afterAll(() => {
  process.chdir(project);
  rmSync(folder, { recursive: true });
});

test('a photograph is as the camera held it, cut to its frame, stripped, 30 kB at most', async () => {
  expect((await openPhoto('caisse.jpg', 'whole')).ratio).toBe(1.5);
  // The screen of a telephone is not cut; what is longer is refused.
  put('capture.jpg', await noise(2340, 1080));
  expect((await openPhoto('capture.jpg', 'whole')).ratio).toBe(1080 / 2340);
  put('rouleau.jpg', await noise(2500, 800));
  await expect(openPhoto('rouleau.jpg', 'whole')).rejects.toThrow(/rouleau\.jpg est trop haute/);
  const picture = photo('lead').parse({ photo: 'caisse.jpg', alt: '' });
  const { sources, img } = pictureParts(picture);
  const named = [...JSON.stringify([sources, img]).matchAll(PICTURES)];
  expect(named).toHaveLength(5);
  for (const name of named) {
    const bytes = await makePicture(name);
    const { width, height, exif } = await sharp(bytes).metadata();
    expect([width, exif]).toEqual([Number(name[4]), undefined]);
    expect(Math.abs(width / height - img.width / img.height)).toBeLessThan(0.01);
    expect(bytes.length, name[0]).toBeLessThanOrEqual(30_000);
  }
});

test.each([
  ['petite.png', 'est trop petite, 300 × 300 pixels : 720 de large au moins'],
  ['geante.jpg', 'est trop grande, 4200 × 6000 pixels : 25 millions de pixels au plus'],
  ['fausse.jpg', 'n’est pas une image lisible'],
  ['vide.jpg', 'n’est pas une image lisible'],
  ['rusee.svg', 'contient un script, ou demande un autre fichier'],
  ['voisine.svg', 'contient un script, ou demande un autre fichier'],
])('%s is refused with the file that names it: %s', async (file, reason) => {
  const fields = { image: photo('lead').parse({ photo: file, alt: '' }) };
  const said = `a.yaml : image.photo src/content/fr/photos/${file} ${reason}`;
  await expect(checkPictures('a.yaml', fields)).rejects.toThrow(said);
});

test.each([
  [{ photo: 'caisse.jpg' }, 'manque : ce que l’on voit'],
  [{ photo: 'Ma photo.JPG', alt: '' }, 'une photo est un .jpg'],
  [{ photo: 'dessin.gif', alt: '' }, 'une photo est un .jpg'],
  [{ photo: 'absente.jpg', alt: '' }, 'photos/absente.jpg n’existe pas'],
])('%j is refused: %s', (given, reason) => {
  const [issue] = photo('lead').safeParse(given).error?.issues ?? [];
  expect(issue?.message).toContain(reason);
});
