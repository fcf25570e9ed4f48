import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { drawCard } from './draw-card.ts';

const draw = async (title: string, brand = 'a') => {
  const card = { brand, title, cloth: 'company', ground: 'page', file: 'a.yaml' } as const;
  return Buffer.from(await drawCard(card)).toString('base64');
};

test.each([...'ɛŋƴẽƝƑá→≥½©✓ʼ', 'ɔ́'])('« %s » is drawn', async (letter) => {
  expect(await draw(`a${letter}`)).not.toBe(await draw('a'));
});

test('an accent without a letter of its own is drawn', async () => {
  expect(await draw('m\u0300')).not.toBe(await draw('m\u00a0'));
  expect(await draw('m\u0300')).not.toBe(await draw('m\u0301'));
});

test.each(['🧾', '中', '𞤀'])('« %s » is refused with its file and text', async (letter) => {
  const refused = `a.yaml : l’image de partage ne sait pas dessiner « ${letter} » de « Reçu ${letter} »`;
  await expect(draw(`Reçu ${letter}`)).rejects.toThrow(refused);
  await expect(draw('a', `Reçu ${letter}`)).rejects.toThrow(refused);
});

test('the refusal of a letter names the line of its field', async () => {
  const file = `${await mkdtemp(join(tmpdir(), 'card-'))}/page.yaml`;
  await writeFile(file, 'meta: { title: Reçus }\nhero:\n  title: Reçu 🧾\n');
  const card = { brand: 'a', title: 'Reçu 🧾', cloth: 'company', ground: 'page', file } as const;
  await expect(drawCard(card)).rejects.toThrow(`${file}, ligne 3 : l’image de partage`);
});
