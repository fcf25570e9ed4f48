/**
 * First and largest paint of built pages over a slow link, compared with a two-line page on the
 * same server: `npm run build && npm run bench:paint -- / /docs`. Seven rounds, or ROUNDS of them;
 * four routes when none is named; a visit takes four seconds. Over plain HTTP, by the Node server.
 * Compare ratios; milliseconds depend on the machine.
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
const LIMIT = 'limite';
const LIMIT_PAGE = `<!doctype html><html lang="fr"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Limite</title><link rel="icon" href="data:,"><p>Rien ne peut se peindre plus tôt<br>sur ce lien.`;

const rounds = Number(process.env.ROUNDS ?? 7);
const asked = process.argv.slice(2);
const routes = asked.length > 0 ? asked : ['/', '/ai', '/blog', '/docs'];
if (!Number.isInteger(rounds) || rounds < 1 || routes.some((route) => !route.startsWith('/'))) {
  console.error('ROUNDS=7 npm run bench:paint -- / /docs : des adresses du site');
  process.exit(1);
}

interface Paint {
  /** Milliseconds. */
  first: number;
  largest: number;
}

/** Runs in the page. */
function paints(): Promise<Paint> {
  return new Promise((done) => {
    new PerformanceObserver((list) => {
      const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
      done({
        first: first ?? Number.NaN,
        largest: list.getEntries().at(-1)?.startTime ?? Number.NaN,
      });
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}

/** A first visit: empty caches, no connection. */
async function visit(browser: Browser, url: string): Promise<Paint> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const answer = await page.goto(url, { waitUntil: 'load' });
    if (!answer?.ok()) throw new Error(`${url} : ${answer?.status()}`);
    await page.waitForTimeout(SETTLE);
    return await page.evaluate(paints);
  } finally {
    await context.close();
  }
}

/** « 1.18 (1.16–1.21) »: the median, then the quartiles. */
function spread(values: readonly number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => {
    const place = (sorted.length - 1) * share;
    const [low = 0, high = low] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
    return (low + (high - low) * (place % 1)).toFixed(2);
  };
  return `${at(0.5)} (${at(0.25)}–${at(0.75)})`;
}

const executablePath = chromiumPath();
const root = await mkdtemp(join(tmpdir(), 'tap-paint-'));
try {
  await cp('dist', root, { recursive: true });
  await writeFile(join(root, `${LIMIT}.html`), LIMIT_PAGE);
  const server = await siteServer(root, { forceCloseConnections: true });
  const { port } = new URL(await server.listen({ port: 0, host: '127.0.0.1' }));
  const link = await slowLink(Number(port), LINK);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const origin = `http://localhost:${link.port}`;
    const ratios = new Map(
      routes.map((route) => [route, { first: [], largest: [] } as Record<keyof Paint, number[]>]),
    );
    // The first page of a browser is slower: it is not counted.
    await visit(browser, `${origin}/${LIMIT}`);
    for (let round = 0; round < rounds; round += 1) {
      // Each page runs next to the page it is compared with, so that other load slows both alike.
      for (const [route, { first, largest }] of ratios) {
        const limit = await visit(browser, `${origin}/${LIMIT}`);
        const paint = await visit(browser, origin + route);
        first.push(paint.first / limit.first);
        largest.push(paint.largest / limit.largest);
      }
    }
    console.log(`${'page'.padEnd(32)} ${'FCP / limit'.padEnd(20)} LCP / limit`);
    for (const [route, { first, largest }] of ratios) {
      console.log(`${route.padEnd(32)} ${spread(first).padEnd(20)} ${spread(largest)}`);
    }
  } finally {
    await browser.close();
    link.close();
    await server.close();
  }
} finally {
  await rm(root, { recursive: true, force: true });
}
