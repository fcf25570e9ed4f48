/** Runs the HEALTHCHECK command of the Dockerfile against nginx. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { startNginx } from '../../server/trial/servers.ts';

const text = readFileSync('Dockerfile', 'utf8');
const [program = '', ...options]: string[] = JSON.parse(
  /^HEALTHCHECK CMD (\[.*\])$/m.exec(text)?.[1] ?? '[]',
);

function isWell(port: number): boolean {
  const here = options.map((option) => option.replace('/8080', `/${port}`));
  expect(here).not.toEqual(options);
  return spawnSync(program, here).status === 0;
}

test.each([false, true])('HEALTHCHECK, with a certificate: %s', async (tls) => {
  const server = await startNginx({ tls });
  expect(isWell(server.port)).toBe(true);
  await server.stop();
  expect(isWell(server.port)).toBe(false);
});
