/**
 * Starts a Chromium of 2018 or 2020 and drives it by its DevTools protocol: Playwright refuses such
 * an old version. The builds are made for functions, so there is one process
 * (`engines/package.json`).
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { start as startProgram } from '../engines/program.ts';
import { connect } from '../engines/protocol.ts';

const packages = fileURLToPath(new URL('engines/node_modules/', import.meta.url));

export type Version = 64 | 80;
export type OldChromium = Awaited<ReturnType<typeof start>>;

export const isInstalled = (version: Version) => existsSync(`${packages}chromium-${version}`);

/** Unpacks an engine, once: the program, and the libraries that it was built against. */
function unpack(version: Version): string {
  const home = join(packages, `.unpacked-${version}`);
  if (existsSync(home)) return home;
  const packed = join(packages, `chromium-${version}`, 'bin');
  const aside = mkdtempSync(join(packages, '.unpacking-'));
  const inflate = (name: string) => brotliDecompressSync(readFileSync(join(packed, name)));
  writeFileSync(join(aside, 'chromium'), inflate('chromium.br'), { mode: 0o755 });
  for (const name of ['aws.tar.br', 'swiftshader.tar.br']) {
    if (!existsSync(join(packed, name))) continue;
    execFileSync('tar', ['-x', '-C', aside], { input: inflate(name) });
  }
  renameSync(aside, home);
  return home;
}

interface Evaluated<Value> {
  readonly result: { readonly value: Value };
  readonly exceptionDetails?: { readonly exception?: { readonly description: string } };
}

/** Starts an engine; rarely an engine hangs from the start, and another replaces it. */
export function startOldChromium(version: Version, origin: string): Promise<OldChromium> {
  return start(version, origin).catch(() => start(version, origin));
}

async function start(version: Version, origin: string) {
  const home = unpack(version);
  const profile = mkdtempSync(join(tmpdir(), `chromium-${version}-`));
  const flags = '--headless --no-sandbox --single-process --no-zygote --use-gl=swiftshader';
  const more = '--disable-dev-shm-usage --hide-scrollbars --lang=fr-FR --remote-debugging-port=0';
  const args = [...`${flags} ${more}`.split(' '), `--user-data-dir=${profile}`, 'about:blank'];
  const libraries = { LD_LIBRARY_PATH: join(home, 'lib') };
  const browser = startProgram(join(home, 'chromium'), args, libraries);
  async function close(): Promise<void> {
    await browser.stop();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
  try {
    const port = await browser.says(/DevTools listening on ws:\/\/[^:]+:(\d+)/);
    const [tab] = await (await fetch(`http://127.0.0.1:${port}/json/list`)).json();
    return { ...(await drive(tab.webSocketDebuggerUrl, origin)), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function drive(address: string, origin: string) {
  /** Uncaught errors since the page was opened. */
  const errors: string[] = [];
  const { ask: send, next } = await connect(address, ({ method, params }) => {
    if (method !== 'Runtime.exceptionThrown') return;
    const { text, exception } = params.exceptionDetails;
    errors.push(exception?.description?.split('\n')[0] ?? text);
  });
  /** The value of an expression, which the old engine reads itself: plain words of 2018. */
  async function evaluate<Value>(expression: string): Promise<Value> {
    const given = { expression, awaitPromise: true, returnByValue: true };
    const { result, exceptionDetails } = await send<Evaluated<Value>>('Runtime.evaluate', given);
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description);
    return result.value;
  }
  for (const domain of ['Page', 'Runtime']) await send(`${domain}.enable`);

  return {
    errors,
    send,
    evaluate,
    /** Opens an address of the site in a window of this width, and waits for its load event. */
    async open(path: string, width: number): Promise<void> {
      errors.length = 0;
      const size = { width, height: 844, deviceScaleFactor: 1, mobile: false };
      await send('Emulation.setDeviceMetricsOverride', size);
      const loaded = next('Page.loadEventFired');
      await send('Page.navigate', { url: origin + path });
      await loaded;
    },
    /** A real click on the middle of the first element that a selector finds, once it stays in place. */
    async click(selector: string): Promise<void> {
      const [x, y] = await evaluate<[number, number]>(`new Promise((done) => {
        const element = document.querySelector(${JSON.stringify(selector)});
        element.scrollIntoView({ block: 'center' });
        let before = '';
        (function look() {
          const { left, top, width, height } = element.getBoundingClientRect();
          const middle = [left + width / 2, top + height / 2];
          if (String(middle) === before) return done(middle);
          before = String(middle);
          requestAnimationFrame(look);
        })();
      })`);
      for (const type of ['mouseMoved', 'mousePressed', 'mouseReleased']) {
        await send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 });
      }
    },
  };
}
