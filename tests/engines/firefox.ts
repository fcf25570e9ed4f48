/**
 * Firefox ESR through WebDriver BiDi, which it offers on a WebSocket: Debian has no geckodriver.
 * https://www.w3.org/TR/webdriver-bidi/
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asJson, type Engine } from './engine.ts';
import { start } from './program.ts';
import { connect } from './protocol.ts';

interface Evaluated {
  readonly type: 'success' | 'exception';
  readonly result?: { readonly value: string };
  readonly exceptionDetails?: { readonly text: string };
}

export async function startFirefox(): Promise<Engine> {
  const profile = await mkdtemp(join(tmpdir(), 'tap-firefox-'));
  const preferences = {
    // Headless, it reports a touch screen: this setting gives it a mouse.
    'ui.primaryPointerCapabilities': 6,
    'ui.allPointerCapabilities': 6,
  };
  await writeFile(
    join(profile, 'user.js'),
    Object.entries(preferences)
      .map(([name, value]) => `user_pref('${name}', ${value});\n`)
      .join(''),
  );
  const browser = start(
    '/usr/bin/firefox-esr',
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    { HOME: profile },
  );
  const close = async () => {
    await browser.stop();
    await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
  try {
    const address = await browser.says(/WebDriver BiDi listening on (ws:\S+)/);
    const { ask } = await connect(`${address}/session`);
    await ask('session.new', { capabilities: {} });
    const tree = await ask<{ contexts: { context: string }[] }>('browsingContext.getTree');
    const context = tree.contexts[0]?.context;
    return {
      open: (url) => ask('browsingContext.navigate', { context, url, wait: 'complete' }),
      evaluate: async (expression) => {
        const { result, exceptionDetails } = await ask<Evaluated>('script.evaluate', {
          expression: asJson(expression),
          target: { context },
          awaitPromise: true,
        });
        if (!result) throw new Error(exceptionDetails?.text);
        return JSON.parse(result.value);
      },
      perform: (actions) => ask('input.performActions', { context, actions }),
      resize: (width, height) =>
        ask('browsingContext.setViewport', { context, viewport: { width, height } }),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
