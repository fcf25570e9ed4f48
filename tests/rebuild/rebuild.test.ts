import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { listFiles } from '../../deploy/site-files.ts';
import { type Copy, copyOfProject } from '../../scripts/copy-of-project.ts';

const copies: Copy[] = [];
afterAll(() => Promise.all(copies.map(({ remove }) => remove())));

/** Builds a fresh copy of the project, and reads each file that the build writes. */
async function build(environment: Record<string, string>): Promise<Map<string, Buffer>> {
  const copy = await copyOfProject();
  copies.push(copy);
  const child = spawn(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], {
    cwd: copy.folder,
    env: { ...process.env, NODE_ENV: 'production', VITEST: '', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(output);
  const files = new Map<string, Buffer>();
  for (const folder of ['dist', 'deploy/dist']) {
    for (const file of await listFiles(join(copy.folder, folder))) {
      files.set(`${folder}/${file}`, await readFile(join(copy.folder, folder, file)));
    }
  }
  return files;
}

function firstDifference(one: Buffer, other: Buffer): string {
  const place = one.findIndex((byte, index) => byte !== other[index]);
  const around = (buffer: Buffer) => buffer.subarray(Math.max(0, place - 60), place + 60);
  return `${around(one)} / ${around(other)}`;
}

test('two builds are alike to the byte: in other folders, time zones and languages', {
  timeout: 600_000,
}, async () => {
  const SOURCE_DATE_EPOCH = '1795219200';
  const [first, second] = await Promise.all([
    build({ SOURCE_DATE_EPOCH, TZ: 'Africa/Ouagadougou', LANG: 'fr_FR.UTF-8', LC_ALL: 'C' }),
    build({ SOURCE_DATE_EPOCH, TZ: 'Pacific/Auckland', LANG: 'en_NZ.UTF-8', LC_ALL: 'C.UTF-8' }),
  ]);
  expect(first.size).toBeGreaterThan(100);
  expect([...second.keys()]).toEqual([...first.keys()]);
  const different = [...first].flatMap(([file, content]) => {
    const other = second.get(file) ?? Buffer.alloc(0);
    return content.equals(other) ? [] : [`${file}: ${firstDifference(content, other)}`];
  });
  expect(different).toEqual([]);
});
