import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildCopy, copyOfProject, runInCopy } from '../../tools/copy-of-project.ts';
import { listFiles, served } from '../../tools/dist.ts';

/** How long after the day of its build security.txt expires. */
const LIFE_MS = 364 * 24 * 60 * 60 * 1000;

/** The day of the build in `dist/`, in seconds since 1970, computed from security.txt. */
async function epochOfBuild(): Promise<string> {
  const text = await readFile('dist/.well-known/security.txt', 'utf8');
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
  return String((expires - LIFE_MS) / 1000);
}

/** The content of each file for visitors that a build in this folder wrote. */
async function written(root: string): Promise<Map<string, Buffer>> {
  const dist = join(root, 'dist');
  const read = async (file: string) => [file, await readFile(join(dist, file))] as const;
  return new Map(await Promise.all(served(await listFiles(dist)).map(read)));
}

/** Runs only the last step of a build, on a site that lacks a page. */
const LAST_STEP = `
  import { cp, rm } from 'node:fs/promises';
  import { buildAside, outDir } from './integrations/build-aside.ts';
  const { hooks } = buildAside();
  await cp('dist', outDir, { recursive: true });
  await rm(outDir + '/contact.html');
  await hooks['astro:build:done']();`;

function firstDifference(one: Buffer, other: Buffer): string {
  const place = one.findIndex((byte, index) => byte !== other[index]);
  const around = (buffer: Buffer) => buffer.subarray(Math.max(0, place - 60), place + 60);
  return `${around(one)} / ${around(other)}`;
}

test('the site built again is alike to the byte: in another folder, time zone and language', {
  timeout: 600_000,
}, async () => {
  const first = await written('.');
  const copy = await copyOfProject();
  try {
    const said = await buildCopy(copy, {
      SOURCE_DATE_EPOCH: await epochOfBuild(),
      TZ: 'Pacific/Auckland',
      LANG: 'en_NZ.UTF-8',
      LC_ALL: 'C.UTF-8',
    });
    // Warnings must be few to be read: the only one allowed is about years without religious dates.
    const warnings = said.split('\n').filter((line) => /WARN|\(!\)/.test(line));
    expect(warnings.filter((line) => !line.includes('seasons.yaml'))).toEqual([]);
    const second = await written(copy.folder);
    expect(first.size).toBeGreaterThan(100);
    expect([...second.keys()]).toEqual([...first.keys()]);
    const different = [...first].flatMap(([file, content]) => {
      const other = second.get(file) ?? Buffer.alloc(0);
      return content.equals(other) ? [] : [`${file}: ${firstDifference(content, other)}`];
    });
    expect(different).toEqual([]);

    // When the last step fails, the previous site stays.
    const step = ['--input-type=module', '--eval', LAST_STEP];
    await expect(runInCopy(copy, step)).rejects.toThrow('contact.html manque');
    expect(await written(copy.folder)).toEqual(second);
  } finally {
    await copy.remove();
  }
});
