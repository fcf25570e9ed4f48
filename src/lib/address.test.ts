import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setAddress, writeAddress } from './address.ts';

/** WebKit's own rule. */
const REFUSED = 100;
const WITHIN_MS = 30_000;

/** A history of one tab, as strict as WebKit's. */
function strictTab() {
  const entries = [
    { url: new URL('https://tap.test/support'), state: { Till: 'kept' } as unknown },
  ];
  const changes: number[] = [];
  const last = () => entries.at(-1) as (typeof entries)[number];
  const change = (replaced: number) => (state: unknown, _: string, url: URL) => {
    const now = performance.now();
    if (changes.filter((at) => now - at < WITHIN_MS).length >= REFUSED)
      throw new DOMException('more than 100 times per 30 seconds', 'SecurityError');
    changes.push(now);
    entries.splice(entries.length - replaced, replaced, { url, state });
  };
  const history = { pushState: change(0), replaceState: change(1) };
  Object.defineProperty(history, 'state', { get: () => last().state });
  const location = Object.defineProperty({ href: '' }, 'href', { get: () => last().url.href });
  return { entries, last, location, history };
}

let tab: ReturnType<typeof strictTab>;
const heard = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  vi.advanceTimersByTime(WITHIN_MS);
  tab = strictTab();
  vi.stubGlobal('location', tab.location);
  vi.stubGlobal('history', tab.history);
  vi.stubGlobal('addEventListener', heard.addEventListener.bind(heard));
});

afterEach(() => {
  vi.runAllTimers();
  vi.advanceTimersByTime(WITHIN_MS);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const type = (letters: number) => {
  for (let at = 1; at <= letters; at += 1) writeAddress({ q: 'a'.repeat(at) }, 'replaceState');
};
const asked = () => tab.last().url.searchParams.get('q');

test('what the entry keeps stays, in another entry too', () => {
  setAddress(new URL('?ecran=caisse', tab.location.href), 'pushState');
  expect(tab.entries.map(({ state }) => state)).toEqual([{ Till: 'kept' }, { Till: 'kept' }]);
});

test('400 letters typed at once: fewer writes of the address than letters, and the last one is written', () => {
  type(400);
  expect(asked()).not.toHaveLength(400);
  vi.runAllTimers();
  expect(asked()).toHaveLength(400);
  expect(tab.entries).toHaveLength(1);
});

test('what waits is kept by the next change of another parameter', () => {
  type(400);
  writeAddress({ categorie: 'stock' }, 'replaceState');
  vi.runAllTimers();
  expect(tab.last().url.search).toBe(`?q=${'a'.repeat(400)}&categorie=stock`);
});

test('what waits is forgotten by who goes back', () => {
  type(400);
  const before = asked();
  heard.dispatchEvent(new Event('popstate'));
  vi.runAllTimers();
  expect(asked()).toBe(before);
});
