/** Section 9, « Interface timing » and the winter snow of « Animation amounts »; the brand colour. */
import { readdir, readFile } from 'node:fs/promises';
import { JSDOM } from 'jsdom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

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

describe('copied marker: 2 seconds', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  test('on until then, off after', async () => {
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
});

describe('navigation scrolled threshold: 20 px', () => {
  test.each([
    [20, false],
    [21, true],
  ])('at %i px: %s', async (scrollY, scrolled) => {
    const window = pageOf('<header data-top-bar></header>');
    vi.stubGlobal('scrollY', scrollY);
    await import('#enhance/navigation.ts');
    expect(window.document.querySelector('header')?.hasAttribute('data-scrolled')).toBe(scrolled);
  });
});

describe('winter snow overlay', () => {
  /** The declarations of each rule with this selector, in the styles that scripts bring. */
  async function rulesOf(selector: string): Promise<string[][]> {
    const names = (await readdir('dist/_a')).filter((name) => name.endsWith('.js'));
    const code = await Promise.all(names.map((name) => readFile(`dist/_a/${name}`, 'utf8')));
    const rules = code
      .join('')
      .matchAll(new RegExp(`${RegExp.escape(selector)}\\{([^{}]*)\\}`, 'g'));
    return [...rules].map(([, declarations = '']) => declarations.split(';'));
  }
  test('white at 0.8 opacity', async () => {
    const [rule] = await rulesOf('.flake');
    // 0.8 of 255, in two hexadecimal digits.
    expect(rule).toContain('color:#fffc');
  });
  test('overlays are fixed, ignore pointer input, at z-index 1000', async () => {
    const rules = await rulesOf('.season-layer');
    const layer = rules.find((rule) => rule.some((declared) => declared.startsWith('z-index')));
    expect(layer).toEqual(
      expect.arrayContaining(['position:fixed', 'z-index:1000', 'pointer-events:none']),
    );
  });
});

test('the brand colour is orange #fd7e14', async () => {
  const home = await readFile('dist/index.html', 'utf8');
  expect(home).toContain('--brand:#fd7e14');
});
