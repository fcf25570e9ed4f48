import { readdir, readFile, stat } from 'node:fs/promises';
import { indexPath } from '#search/index-file.ts';

/** Bytes that a visitor downloads until the first result: the panel, its imports, and the index. */
export async function firstAnswerBytes(dist: string): Promise<number> {
  const panel = (await readdir(`${dist}/_a`)).filter((name) => /^dialog\..*\.js$/.test(name));
  if (panel.length !== 1) throw new Error(`${dist}/_a : ${panel.length} scripts of the panel`);
  const asked = new Set(panel);
  for (const name of asked) {
    const code = await readFile(`${dist}/_a/${name}`, 'utf8');
    for (const [, other = ''] of code.matchAll(
      /(?:from|import)\s*\(?["'`]\.\/([^"'`]+\.js)["'`]/g,
    )) {
      asked.add(other);
    }
  }
  if (asked.size === 1)
    throw new Error('the panel imports nothing: its imports are not understood');
  const files = [`${dist}${indexPath}`, ...[...asked].map((name) => `${dist}/_a/${name}`)];
  const sizes = await Promise.all(files.map(async (file) => (await stat(`${file}.br`)).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}
