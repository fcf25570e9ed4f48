/** Two builds of one folder would write into each other. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Copy, copyOfProject } from './copy-of-project.ts';

/** The first step of a build, which then goes on until it is killed. */
const FIRST_STEP = `
  import { buildAside } from './integrations/build-aside.ts';
  await buildAside().hooks['astro:config:setup']({ command: 'build' }).catch(({ message }) => {
    console.log(message);
    process.exit(1);
  });
  console.log('builds');
  setInterval(() => {}, 1000);`;

let copy: Copy;
beforeAll(async () => {
  copy = await copyOfProject();
});
afterAll(() => copy?.remove());

function begin() {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', FIRST_STEP], {
    cwd: copy.folder,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const said = once(child.stdout, 'data').then(([data]) => String(data));
  return { child, said };
}

test('a second build at once says so in one line; one that was killed holds nothing', async () => {
  const first = begin();
  expect(await first.said).toBe('builds\n');
  const second = begin();
  expect(await second.said).toMatch(/^Une construction .+ est déjà en cours : .+\n$/);
  first.child.kill('SIGKILL');
  await once(first.child, 'close');
  const third = begin();
  expect(await third.said).toBe('builds\n');
  third.child.kill('SIGKILL');
});
