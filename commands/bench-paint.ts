/**
 * First and largest paint of built pages over a slow link, as times those of a two-line page on the
 * same server: `npm run build && npm run bench:paint -- / /docs`. `FROM:TO` is a page after: the
 * first is read for three seconds, then its link to the second is touched. Seven rounds, or ROUNDS
 * of them; a visit takes four seconds, eight with a page after. Plain HTTP, by the Node server.
 * Milliseconds would depend on the machine.
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
const READ = 3000;
const LIMIT = `<!doctype html><html lang="fr"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Limite</title><link rel="icon" href="data:,"><p>Rien ne peut se peindre plus tôt<br>sur ce lien.<main><a href="/limite-suite">Suite</a></main>`;

const rounds = Number(process.env.ROUNDS ?? 7);
const asked = process.argv.slice(2);
const routes = asked.length > 0 ? asked : ['/', '/ai', '/blog', '/docs'];

/** Runs in the page: first and largest paint, in milliseconds since `touched`, or since it was asked. */
function paints(touched: number | undefined): Promise<[number, number]> {
  return new Promise((done) => {
    new PerformanceObserver((list) => {
      const [first] = performance.getEntriesByName('first-contentful-paint');
      const since = touched === undefined ? 0 : performance.timeOrigin - touched;
      const at = (entry?: PerformanceEntry) => since + (entry?.startTime ?? Number.NaN);
      done([at(first), at(list.getEntries().at(-1))]);
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}

/** A first visit: empty caches, no connection. With `next`, the page after it, by its link. */
async function visit(browser: Browser, url: string, next?: string): Promise<[number, number]> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: next === undefined ? 'block' : 'allow',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const answer = await page.goto(url, { waitUntil: 'load' });
  if (!answer?.ok()) throw new Error(`${url} : ${answer?.status()}`);
  let touched: number | undefined;
  if (next !== undefined) {
    await page.waitForTimeout(READ);
    const link = page.locator(`main a[href="${next}"]`).first();
    await link.scrollIntoViewIfNeeded();
    touched = Date.now();
    await Promise.all([page.waitForURL(`**${next}`, { waitUntil: 'load' }), link.tap()]);
  }
  await page.waitForTimeout(SETTLE);
  const found = await page.evaluate(paints, touched);
  await context.close();
  return found;
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]?.toFixed(2);

const root = await mkdtemp(join(tmpdir(), 'tap-paint-'));
await cp('dist', root, { recursive: true });
for (const name of ['limite', 'limite-suite']) await writeFile(join(root, `${name}.html`), LIMIT);
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
    const [from = '', next] = route.split(':');
    const limitNext = next && '/limite-suite';
    const ratios: [number, number][] = [];
    for (let round = 0; round < rounds; round += 1) {
      // Each visit is next to the one it is compared with: other load slows both alike.
      const [first, largest] = await visit(browser, `${origin}/limite`, limitNext);
      const [ownFirst, ownLargest] = await visit(browser, origin + from, next);
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
