/** Two releases that differ, made from the built site. */
import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { listFiles } from '../../tools/dist.ts';
import { dist } from './servers.ts';

export interface Version {
  readonly root: string;
  /** A hashed file that only this version has. */
  readonly own: string;
}

/**
 * Folders that no test of releases requests; without them, two files in five need not be copied.
 */
const LEFT_OUT = ['docs', 'guides', 'modeles', 'partage'].map((name) => join(dist, name));

/** In this version every page's style and words, and one script's name, are changed. */
async function makeVersion(root: string, mark: string): Promise<Version> {
  await cp(dist, root, { recursive: true, filter: (source) => !LEFT_OUT.includes(source) });
  const files = await listFiles(root);
  const script = files.find((file) => /^_a\/main\..*\.js$/.test(file)) ?? '';
  const own = `_a/main.${mark}.js`;
  for (const file of files.filter((name) => /\.(?:html|js)$/.test(name))) {
    const text = await readFile(join(root, file), 'utf8');
    const changed = text
      .replaceAll(script.slice('_a/'.length), own.slice('_a/'.length))
      .replace('</style>', `.${mark}{color:red}</style>`)
      .replace('</title>', ` ${mark}</title>`);
    if (changed === text) continue;
    await writeFile(join(root, file), changed);
    const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } };
    await writeFile(join(root, `${file}.br`), brotliCompressSync(changed, options));
    await writeFile(join(root, `${file}.gz`), gzipSync(changed));
  }
  for (const end of ['', '.br', '.gz']) {
    await rename(join(root, script + end), join(root, own + end));
  }
  return { root, own };
}

/** @returns the versions, and a function that deletes them */
export async function makeVersions() {
  const folder = await mkdtemp(join(tmpdir(), 'tap-versions-'));
  return {
    one: await makeVersion(join(folder, 'one'), 'version1'),
    two: await makeVersion(join(folder, 'two'), 'version2'),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
