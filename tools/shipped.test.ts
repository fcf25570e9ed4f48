import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import PDFDocument from 'pdfkit';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fictionsIn } from './shipped.ts';

const VALUES = {
  CONTACT_PHONE: '+33 1 99 00 12 34',
  WHATSAPP_NUMBER: '33199005678',
  SITE_NAME: 'Tap',
  LEGAL_CAPITAL: '0 FCFA',
};

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shipped-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A compressed PDF of two pages, with `second` on the last one. */
async function pdf(second: string, author: string, link = 'https://kibare.test'): Promise<Buffer> {
  const document = new PDFDocument({ info: { Author: author } });
  const chunks: Buffer[] = [];
  document.on('data', (chunk) => chunks.push(chunk));
  document.text('Une page').addPage().text(second, { link });
  document.end();
  await once(document, 'end');
  return Buffer.concat(chunks);
}

async function found(name: string, content: Uint8Array): Promise<string[]> {
  await writeFile(join(folder, name), content);
  return (await fictionsIn(folder, VALUES)).map(({ file, variable }) => `${file} ${variable}`);
}

test('a PDF is read to its last page, its links and its author too', async () => {
  expect(await found('a.pdf', await pdf('Appelez le +33 1 99 00 12 34', 'Kibaré'))).toEqual([
    'a.pdf CONTACT_PHONE',
  ]);
  const written = await pdf('Écrivez-nous', 'Kibaré', 'https://wa.me/33199005678?text=a');
  expect(await found('a.pdf', written)).toEqual(['a.pdf WHATSAPP_NUMBER']);
  expect(await found('a.pdf', await pdf('Bonjour', 'Tap'))).toEqual(['a.pdf SITE_NAME']);
  expect(await found('a.pdf', await pdf('TapPharm : 10 000 FCFA', 'Kibaré'))).toEqual([]);
});

test('an archive is opened, and what is in it, to the last', async () => {
  const inner = zipSync({ 'b.pdf': await pdf('+33 1 99 00 12 34', 'Kibaré') });
  const archive = zipSync({
    'lisez.txt': strToU8('Nom : Tap'),
    'screen.png': strToU8('Tap'),
    'inner.zip': inner,
  });
  expect(await found('a.zip', archive)).toEqual([
    'a.zip/lisez.txt SITE_NAME',
    'a.zip/inner.zip/b.pdf CONTACT_PHONE',
  ]);
});

test('a text is read, whatever its spaces', async () => {
  const text = 'Tél. : +33\u00a01\u202f99 00 12 34, TapPharm, 0 FCFA\n';
  expect(await found('fiche.txt', strToU8(text))).toEqual(['fiche.txt CONTACT_PHONE']);
});

test.each(['a.pdf', 'a.zip'])('%s that does not open is named', async (name) => {
  await expect(found(name, strToU8('rien'))).rejects.toThrow(`${name} ne s’ouvre pas`);
});
