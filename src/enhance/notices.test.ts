import { JSDOM } from 'jsdom';
import { afterEach, expect, test, vi } from 'vitest';

const band = (from: string, to: string, hidden = '') =>
  `<aside data-notices ${hidden}><p data-from="${from}" data-to="${to}" ${hidden}>${from}</p></aside>`;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.resetModules();
});

test.each([
  ['2026-12-19', ['2026-12-01']],
  ['2026-12-20', ['2026-12-20']],
  ['2026-12-26', ['2026-12-20']],
  ['2026-12-27', []],
])('on %s a page built earlier shows %j', async (day, shown) => {
  const { document } = new JSDOM(
    band('2026-12-01', '2026-12-19') + band('2026-12-20', '2026-12-26', 'hidden'),
  ).window;
  vi.stubGlobal('document', document);
  vi.useFakeTimers({ now: new Date(`${day}T12:00:00`), toFake: ['Date'] });
  await import('./notices.ts');
  const open = [...document.querySelectorAll('aside:not([hidden]) p:not([hidden])')];
  expect(open.map(({ textContent }) => textContent)).toEqual(shown);
});
