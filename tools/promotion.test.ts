import { JSDOM } from 'jsdom';
import { afterEach, expect, test, vi } from 'vitest';
import { endingOn } from './promotion.ts';

const SCRIPT = '<script type="module" src="/_a/PromotionScript.x1.js"></script>';
const page = (body: string, script = '') =>
  `<!doctype html><html><head><title>${body.length}</title></head><body><main>${body}</main>${script}</body></html>`;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.resetModules();
});

test('a page that says no price under promotion is as if there were none', () => {
  expect(endingOn('2027-01-01', page('<p>Bonjour</p>', SCRIPT), page('<p>Bonjour</p>'))).toBe(
    page('<p>Bonjour</p>'),
  );
});

test.each([
  ['a text', '<p>Dès <b>4 500 FCFA</b></p>', '<p>Dès <b>5 000 FCFA</b></p>'],
  ['a note that goes', '<li><p>4 500</p><p>au lieu de 5 000</p></li>', '<li><p>5 000</p></li>'],
  ['a row', '<table><tbody><tr><td>4</td></tr></tbody></table>'],
  ['a name', '<p><a href="/" aria-label="4">x</a></p>'],
  ['a drawing', '<p><svg viewBox="0 0 9 9"><text>4</text></svg></p>'],
  [
    'an island and what it is given',
    '<div data-island="A"><div><i>4</i></div><script type="application/json">{"a":4}</script></div>',
  ],
  ['two places', '<p>4</p><p>x</p><p>4</p>'],
])('%s is the usual one on the day after', async (_, now, after = now.replaceAll('4', '5')) => {
  const built = endingOn('2027-01-01', page(now, SCRIPT), page(after));
  expect(built).toContain(SCRIPT);
  for (const [time, said] of [
    ['2026-12-31T23:59:59Z', now],
    ['2027-01-01T00:00:00Z', after],
  ] as const) {
    const { document } = new JSDOM(built).window;
    vi.stubGlobal('document', document);
    vi.useFakeTimers({ now: new Date(time), toFake: ['Date'] });
    vi.resetModules();
    await import('#enhance/promotion.ts');
    const main = document.querySelector('main');
    for (const part of main?.querySelectorAll('[data-ends]') ?? [])
      part.removeAttribute('data-ends');
    expect(main?.innerHTML).toBe(said);
  }
});
