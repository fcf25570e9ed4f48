import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { keptFolder } from './brotli.ts';

/** A fresh module, as in the next build: nothing in memory. */
async function nextBuild() {
  vi.resetModules();
  return import('./brotli.ts');
}

const unpacked = (packed: Buffer) => brotliDecompressSync(packed).toString();

test('what an earlier build kept is taken, unless it is spoiled', async () => {
  const text = `Une page comme aucune autre : ${crypto.randomUUID()}. `.repeat(40);
  const packed = await (await nextBuild()).brotli(text);
  expect(unpacked(packed)).toBe(text);
  const names = await readdir(keptFolder);
  const files = await Promise.all(
    names.map(async (name) => {
      const file = join(keptFolder, name);
      return [file, await readFile(file).catch(() => undefined)] as const;
    }),
  );
  const [kept = ''] = files.find(([, content]) => content?.equals(packed)) ?? [];
  try {
    // The same text compressed less well, which tells a kept file from a new one.
    const other = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });
    await writeFile(kept, other);
    expect(await (await nextBuild()).brotli(text)).toEqual(other);

    for (const spoiled of [brotliCompressSync('Une autre page.'), packed.subarray(1), '']) {
      await writeFile(kept, spoiled);
      expect(unpacked(await (await nextBuild()).brotli(text))).toBe(text);
    }
  } finally {
    await rm(kept, { force: true });
  }
});
