import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setAddress, writeAddress } from './address.ts';

const heard = new EventTarget();
const location = { href: '' };
/** WebKit refuses more than 100 changes in 30 seconds. */
let refuses = false;
const change = vi.fn((_state: unknown, _title: string, url: URL) => {
  if (refuses) throw new DOMException('more than 100 times per 30 seconds', 'SecurityError');
  location.href = url.href;
});

beforeEach(() => {
  vi.useFakeTimers();
  location.href = 'https://tap.test/support';
  vi.stubGlobal('location', location);
  vi.stubGlobal('history', {
    state: { ReportCard: 'kept' },
    pushState: change,
    replaceState: change,
  });
  vi.stubGlobal('addEventListener', heard.addEventListener.bind(heard));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const query = () => new URL(location.href).search;
/** Types a word that is refused, does something else, then lets time pass. */
function afterRefusal(next: () => void): string {
  refuses = true;
  for (const q of ['s', 'st']) writeAddress({ q }, 'replaceState');
  expect(query()).toBe('');
  refuses = false;
  next();
  vi.runAllTimers();
  return query();
}

test('what the entry keeps stays, in another entry too', () => {
  setAddress(new URL('?ecran=caisse', location.href), 'pushState');
  expect(change).toHaveBeenLastCalledWith({ ReportCard: 'kept' }, '', expect.any(URL));
});

test('a refused address is written later, with what another parameter becomes, not after Back', () => {
  expect(afterRefusal(() => {})).toBe('?q=st');
  location.href = 'https://tap.test/support';
  const choose = () => writeAddress({ categorie: 'stock' }, 'replaceState');
  expect(afterRefusal(choose)).toBe('?q=st&categorie=stock');
  location.href = 'https://tap.test/support';
  expect(afterRefusal(() => heard.dispatchEvent(new Event('popstate')))).toBe('');
});
