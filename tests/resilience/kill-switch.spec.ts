import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { build } from 'esbuild';
import { chromiumPath } from '../../scripts/chromium.ts';

/** Registers the worker, waits until it keeps the site, and goes on to the second page. */
const first = `<script>
navigator.serviceWorker.register('/sw.js');
navigator.serviceWorker.ready.then(async () => {
  const kept = await caches.keys();
  await fetch('/said?kept=' + kept.length);
  setTimeout(() => { location = '/second'; }, 1000);
});
</script>`;

/** Meets the deploy that retires the worker, and says when nothing is left of it. */
const second = `<script>
(async () => {
  await fetch('/said?deploy');
  await (await navigator.serviceWorker.getRegistration()).update();
  for (;;) {
    const left = (await caches.keys()).length + (await navigator.serviceWorker.getRegistrations()).length;
    if (left === 0) break;
    await new Promise((later) => setTimeout(later, 300));
  }
  await fetch('/said?gone');
})();
</script>`;

// A browser of its own, without a debugger: a watched worker never goes idle, and its successor
// would wait for that for ever.
test('a deploy with SERVICE_WORKER=off takes the worker and its caches away', async ({
  baseURL,
}) => {
  const retired = await build({
    entryPoints: ['src/service-worker/retire.ts'],
    bundle: true,
    write: false,
  });
  let worker = await readFile('dist/sw.js', 'utf8');
  const said: string[] = [];
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    if (path.startsWith('/said?')) {
      said.push(path.slice('/said?'.length));
      if (path.endsWith('deploy')) worker = retired.outputFiles[0]?.text ?? '';
      response.end();
    } else if (path === '/first' || path === '/second') {
      response.setHeader('Content-Type', 'text/html');
      response.end(path === '/first' ? first : second);
    } else {
      const answer = await fetch(new URL(path, baseURL), {
        headers: { 'Accept-Encoding': 'identity' },
      });
      response.setHeader('Content-Type', answer.headers.get('content-type') ?? '');
      response.setHeader('Cache-Control', 'no-cache');
      response.end(path === '/sw.js' ? worker : Buffer.from(await answer.arrayBuffer()));
    }
  });
  await new Promise<void>((listening) => server.listen(0, listening));
  const profile = await mkdtemp(join(tmpdir(), 'tap-chromium-'));
  const browser = spawn(
    chromiumPath(),
    [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      `--user-data-dir=${profile}`,
      `http://localhost:${(server.address() as AddressInfo).port}/first`,
    ],
    { stdio: 'ignore' },
  );
  try {
    await expect.poll(() => said, { timeout: 45_000 }).toEqual(['kept=1', 'deploy', 'gone']);
  } finally {
    const closed = new Promise((done) => browser.once('close', done));
    browser.kill();
    await closed;
    server.close();
    await rm(profile, { recursive: true, force: true });
  }
});
