import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pictureParts, sharedPicture } from '#lib/pictures.ts';
import { photo, photoAddress } from '#schemas/photo.ts';
import { checkPictures, makePicture, openPhoto, PICTURES, pictureAt } from './pictures.ts';

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
  put('cassee.jpg', (await noise(1000, 1500)).subarray(0, 2000));
  put('fausse.jpg', 'bonjour');
  put('vide.jpg', '');
  // Its size as its header says it.
  const giant = await noise(100, 100);
  giant.writeUInt32BE((4200 << 16) | 6000, giant.indexOf(Buffer.from([0xff, 0xc0])) + 5);
  put('geante.jpg', giant);
  put('logo.svg', svg('<path d="M0 0h300v50H0z"/>'));
  put('rusee.svg', svg('<script>alert(1)</script>'));
  put('voisine.svg', svg('<image href="https://example.com/a.png"/>'));
});
afterAll(() => {
  process.chdir(project);
  rmSync(folder, { recursive: true });
});

test('a photograph is as the camera held it, cut to its frame, stripped, 30 kB at most', async () => {
  expect((await openPhoto('caisse.jpg', 'whole')).ratio).toBe(1.5);
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

test('in a text, a tall one is whole: its last line is there; a taller one is refused', async () => {
  const [dark, light] = [{ background: '#000' }, { background: '#fff' }];
  const create = { width: 1080, height: 2340, channels: 3, ...light } as const;
  const foot = { create: { width: 1080, height: 20, channels: 3, ...dark } } as const;
  const file = sharp({ create }).composite([{ input: foot, gravity: 'south' } as never]);
  put('capture.png', await file.png().toBuffer());
  const photo = photoAddress('capture.png', 'whole');
  const shown = sharp(await pictureAt(`${photo}-720.jpg`));
  expect(await shown.metadata()).toMatchObject({ width: 720, height: 1560 });
  const rows = await shown.resize(1, 1560).greyscale().raw().toBuffer();
  expect([rows[10] ?? 0, rows[1555] ?? 0].map((shade) => Math.round(shade / 255))).toEqual([1, 0]);
  put('rouleau.jpg', await noise(2500, 800));
  await expect(openPhoto('rouleau.jpg', 'whole')).rejects.toThrow(/rouleau\.jpg est trop haute/);
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

test('a logo is whole, on white', async () => {
  const logo = photo('face').parse({ photo: 'logo.svg', alt: 'Filaos', logo: true });
  const small = sharp(await pictureAt(pictureParts(logo).img.src));
  const drawn = await small.extractChannel(0).raw().toBuffer();
  const at = (x: number, y: number) => Math.round((drawn[y * 480 + x] ?? -1) / 255);
  expect([at(240, 20), at(4, 300), at(475, 300)]).toEqual([1, 0, 0]);
});

test('the file that shared links show is 1200 × 630', async () => {
  const picture = photo('lead').parse({ photo: 'caisse.jpg', alt: '' });
  const shared = await pictureAt(sharedPicture(picture));
  const size = { format: 'jpeg', width: 1200, height: 630 };
  expect(await sharp(shared).metadata()).toMatchObject(size);
  expect(shared.length).toBeLessThan(110_000);
});

test('a file cut short is refused when it is read', async () => {
  const { img } = pictureParts(photo('lead').parse({ photo: 'cassee.jpg', alt: '' }));
  await expect(pictureAt(img.src)).rejects.toThrow('cassee.jpg n’est pas une image lisible');
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
