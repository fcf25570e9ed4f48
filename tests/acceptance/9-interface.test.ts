/** Section 9, « Interface timing » and the winter snow of « Animation amounts »; the brand colour. */
import { readdir, readFile } from 'node:fs/promises';
import { JSDOM } from 'jsdom';
import { afterEach, expect, test, vi } from 'vitest';

/** Gives the modules of the browser their own page. */
function pageOf(body: string): Window & typeof globalThis {
  const { window } = new JSDOM(`<main>${body}</main>`, { pretendToBeVisual: true });
  for (const name of ['document', 'addEventListener', 'getSelection'] as const) {
    const value = window[name as keyof typeof window];
    vi.stubGlobal(name, typeof value === 'function' ? value.bind(window) : value);
  }
  vi.stubGlobal('window', window);
  return window as unknown as Window & typeof globalThis;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.resetModules();
});

test('copied marker: 2 seconds', async () => {
  vi.useFakeTimers();
  const window = pageOf(
    '<div data-code><code>x</code><button data-copy><b data-copy-text>Copier</b></button></div>',
  );
  vi.stubGlobal('navigator', { clipboard: { writeText: async () => undefined } });
  window.setTimeout = setTimeout as unknown as typeof window.setTimeout;
  await import('#enhance/copy.ts');
  const button = window.document.querySelector('button');
  button?.click();
  await vi.advanceTimersByTimeAsync(1999);
  expect(button?.dataset.copied).toBe('');
  await vi.advanceTimersByTimeAsync(1);
  expect(button?.dataset.copied).toBeUndefined();
});

test.each([20, 21])('navigation scrolled threshold: 20 px, at %i', async (scrollY) => {
  const window = pageOf('<header data-top-bar></header>');
  vi.stubGlobal('scrollY', scrollY);
  await import('#enhance/navigation.ts');
  const scrolled = window.document.querySelector('header')?.hasAttribute('data-scrolled');
  expect(scrolled).toBe(scrollY > 20);
});

// 0.8 of 255, in two hexadecimal digits, is cc.
test.each([
  ['.flake', 'winter snow: white at 0.8 opacity', ['color:#fffc']],
  [
    '.season-layer',
    'overlays are fixed, ignore pointer input, at z-index 1000',
    ['position:fixed', 'z-index:1000', 'pointer-events:none'],
  ],
])('%s: %s', async (selector, _, declared) => {
  const names = (await readdir('dist/_a')).filter((name) => name.endsWith('.js'));
  const code = await Promise.all(names.map((name) => readFile(`dist/_a/${name}`, 'utf8')));
  const pattern = new RegExp(`${RegExp.escape(selector)}\\{([^{}]*)\\}`, 'g');
  const rules = [...code.join('').matchAll(pattern)].map(([, rule = '']) => rule.split(';'));
  expect(rules).toContainEqual(expect.arrayContaining(declared));
});

test('the brand colour is orange #fd7e14', async () => {
  expect(await readFile('dist/index.html', 'utf8')).toContain('--brand:#fd7e14');
});
