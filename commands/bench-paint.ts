/**
 * First and largest paint of built pages over a slow link, as times those of a two-line page on the
 * same server: `npm run build && npm run bench:paint -- / /docs`. Seven rounds, or ROUNDS of them; a
 * visit takes four seconds. Plain HTTP, by the Node server. Milliseconds would depend on the machine.
 */
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { siteServer } from '../server/server.ts';
import { chromiumPath } from '../tools/chromium.ts';
import { slowLink } from '../tools/slow-link.ts';

/** Lighthouse's slow 4G. */
const LINK = { down: 1600, up: 750, roundTrip: 150 };
const SLOWER = 4;
/** How long after load a larger paint may still come, in milliseconds. */
const SETTLE = 700;
const LIMIT = `<!doctype html><html lang="fr"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Limite</title><link rel="icon" href="data:,"><p>Rien ne peut se peindre plus tôt<br>sur ce lien.`;

const rounds = Number(process.env.ROUNDS ?? 7);
const asked = process.argv.slice(2);
const routes = asked.length > 0 ? asked : ['/', '/ai', '/blog', '/docs'];

/** Runs in the page: first and largest paint, in milliseconds. */
function paints(): Promise<[number, number]> {
  return new Promise((done) => {
    new PerformanceObserver((list) => {
      const [first] = performance.getEntriesByName('first-contentful-paint');
      done([first?.startTime ?? Number.NaN, list.getEntries().at(-1)?.startTime ?? Number.NaN]);
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}

/** A first visit: empty caches, no connection. */
async function visit(browser: Browser, url: string): Promise<[number, number]> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const answer = await page.goto(url, { waitUntil: 'load' });
  if (!answer?.ok()) throw new Error(`${url} : ${answer?.status()}`);
  await page.waitForTimeout(SETTLE);
  const found = await page.evaluate(paints);
  await context.close();
  return found;
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]?.toFixed(2);

const root = await mkdtemp(join(tmpdir(), 'tap-paint-'));
await cp('dist', root, { recursive: true });
await writeFile(join(root, 'limite.html'), LIMIT);
const server = await siteServer(root, { forceCloseConnections: true });
const { port } = new URL(await server.listen({ port: 0, host: '127.0.0.1' }));
const link = await slowLink(Number(port), LINK);
const args = ['--no-sandbox'];
const browser = await chromium.launch({ executablePath: chromiumPath(), args });
try {
  const origin = `http://localhost:${link.port}`;
  // The first page of a browser is slower: it is not counted.
  await visit(browser, `${origin}/limite`);
  for (const route of routes) {
    const ratios: [number, number][] = [];
    for (let round = 0; round < rounds; round += 1) {
      // Each visit is next to the one it is compared with: other load slows both alike.
      const [first, largest] = await visit(browser, `${origin}/limite`);
      const [ownFirst, ownLargest] = await visit(browser, origin + route);
      ratios.push([ownFirst / first, ownLargest / largest]);
    }
    const [first, largest] = [0, 1].map((which) => median(ratios.map((pair) => pair[which] ?? 0)));
    console.log(`${route.padEnd(32)} FCP ${first}  LCP ${largest}`);
  }
} finally {
  await browser.close();
  link.close();
  await server.close();
  await rm(root, { recursive: true });
}
