import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { chromiumPath } from '../../tools/chromium.ts';
import { start } from '../engines/program.ts';
import { expect, test } from './guard.ts';

/** Registers the worker, waits until it has kept the site, and opens a second page. */
const first = `<script>
navigator.serviceWorker.register('/sw.js');
navigator.serviceWorker.ready.then(async ({ active }) => {
  const kept = await caches.keys();
  await fetch('/said?kept=' + kept.length);
  const goOn = () => { if (active.state === 'activated') location = '/second'; };
  active.addEventListener('statechange', goOn);
  goOn();
});
</script>`;

/** Opens the site after the release that removes the worker, and waits until nothing is stored. */
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

// A browser without a debugger: a worker under a debugger never becomes idle, and its successor
// would wait for that for ever.
test('a deploy with SERVICE_WORKER=off takes the worker and its caches away', async ({ site }) => {
  const retired = await build({
    entryPoints: ['src/offline/retire.ts'],
    bundle: true,
    write: false,
  });
  let worker = await readFile('dist/sw.js', 'utf8');
  const said: string[] = [];
  const { origin } = await site(({ url }, response) => {
    if (url.startsWith('/said?')) {
      said.push(url.slice('/said?'.length));
      if (url.endsWith('deploy')) worker = retired.outputFiles[0]?.text ?? '';
      response.end();
    } else if (url === '/first' || url === '/second') {
      response.setHeader('Content-Type', 'text/html');
      response.end(url === '/first' ? first : second);
    } else if (url === '/sw.js') {
      response.setHeader('Content-Type', 'text/javascript');
      response.setHeader('Cache-Control', 'no-cache');
      response.end(worker);
    } else return false;
    return true;
  });
  const profile = await mkdtemp(join(tmpdir(), 'tap-chromium-'));
  const browser = start(
    chromiumPath(),
    [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      `--user-data-dir=${profile}`,
      `${origin}/first`,
    ],
    {},
  );
  try {
    await expect
      .poll(() => said, { timeout: 45_000 })
      .toEqual([expect.stringMatching(/^kept=[1-9]/), 'deploy', 'gone']);
  } finally {
    await browser.stop();
    // Its child processes may still be writing.
    await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
});
