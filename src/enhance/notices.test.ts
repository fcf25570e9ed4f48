import { JSDOM } from 'jsdom';
import { afterEach, expect, test, vi } from 'vitest';

const notice = (from: string, until: string, hidden = '') =>
  `<aside data-from="${from}" data-until="${until}" ${hidden}>${from}</aside>`;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.resetModules();
});

test.each([
  ['2026-12-19T23:59:59Z', ['2026-12-01']],
  ['2026-12-20T00:00:00Z', ['2026-12-20']],
  ['2026-12-26T23:59:59Z', ['2026-12-20']],
  ['2026-12-27T00:00:00Z', []],
])('at %s a page built earlier shows %j', async (time, shown) => {
  const { document } = new JSDOM(
    notice('2026-12-01', '2026-12-20') + notice('2026-12-20', '2026-12-27', 'hidden'),
  ).window;
  vi.stubGlobal('document', document);
  vi.useFakeTimers({ now: new Date(time), toFake: ['Date'] });
  await import('./notices.ts');
  const open = [...document.querySelectorAll('aside:not([hidden])')];
  expect(open.map(({ textContent }) => textContent)).toEqual(shown);
});
