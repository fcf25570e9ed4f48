/**
 * WebKitGTK's MiniBrowser through its WebDriver, on a virtual screen.
 * https://www.w3.org/TR/webdriver2/
 */
import { globSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../tools/free-port.ts';
import { asJson, type Engine } from './engine.ts';
import { type Program, START_MS, start } from './program.ts';

/** Its toolbar would keep the window wider than a phone's: this lets it shrink. */
const NARROW =
  '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; -gtk-icon-transform: scale(0.1); }';

function client(port: number) {
  return async <Result>(method: 'GET' | 'POST', path: string, body?: object): Promise<Result> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: Result & { message?: string } };
    if (!response.ok) throw new Error(`${path} : ${value?.message}`);
    return value;
  };
}

type Ask = ReturnType<typeof client>;

async function answering(ask: Ask): Promise<void> {
  const late = Date.now() + START_MS;
  for (;;) {
    try {
      await ask('GET', '/status');
      return;
    } catch (error) {
      if (Date.now() > late) throw error;
      await wait(50);
    }
  }
}

async function drive(ask: Ask, close: () => Promise<void>): Promise<Engine> {
  const [binary] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser');
  const { sessionId } = await ask<{ sessionId: string }>('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary, args: ['--automation'] },
      },
    },
  });
  const session = `/session/${sessionId}`;
  return {
    open: (url) => ask('POST', `${session}/url`, { url }),
    evaluate: async (expression) => {
      const script = `return ${asJson(expression)}`;
      return JSON.parse(await ask('POST', `${session}/execute/sync`, { script, args: [] }));
    },
    perform: (actions) => ask('POST', `${session}/actions`, { actions }),
    resize: (width, height) => ask('POST', `${session}/window/rect`, { width, height }),
    close,
  };
}

export async function startWebKit(): Promise<Engine> {
  const home = await mkdtemp(join(tmpdir(), 'tap-webkit-'));
  await mkdir(join(home, 'gtk-3.0'));
  await writeFile(join(home, 'gtk-3.0/gtk.css'), NARROW);
  const programs: Program[] = [];
  const close = async () => {
    for (const program of programs.toReversed()) await program.stop();
    await rm(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
  try {
    const screen = start(
      '/usr/bin/Xvfb',
      ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'],
      {},
    );
    programs.push(screen);
    const display = `:${await screen.says(/^(\d+)$/m)}`;
    const port = await freePort();
    programs.push(
      start('/usr/bin/WebKitWebDriver', [`--port=${port}`], {
        DISPLAY: display,
        HOME: home,
        XDG_CONFIG_HOME: home,
        // There is no graphics card, and no desktop session.
        LIBGL_ALWAYS_SOFTWARE: '1',
        NO_AT_BRIDGE: '1',
        GTK_THEME: '',
      }),
    );
    const ask = client(port);
    await answering(ask);
    return await drive(ask, close);
  } catch (error) {
    await close();
    throw error;
  }
}
