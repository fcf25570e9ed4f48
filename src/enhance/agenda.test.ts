import { JSDOM } from 'jsdom';
import { afterEach, expect, test, vi } from 'vitest';

const PAGE = `<dl><dt data-one="participant">participants</dt><dd id="participants">31</dd></dl>
  <i data-day="2026-12-01"></i><i data-day="2026-12-01" data-attendees="30"></i>
  <i data-day="2026-12-08" data-attendees="1"></i><p data-no-events hidden></p>`;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.resetModules();
});

// What is left on the agenda, who is expected, and what is said of them.
test.each([
  ['2026-12-01T23:59:59Z', ['12-01', '12-01', '12-08'], '31 participants'],
  ['2026-12-02T00:00:00Z', ['12-08'], '1 participant'],
  ['2026-12-08T20:00:00Z', ['12-08'], '1 participant'],
  ['2099-01-01T08:00:00Z', [], ''],
])('at %s a page built earlier shows %j: %s', async (time, days, counted) => {
  const { document } = new JSDOM(PAGE).window;
  vi.stubGlobal('document', document);
  vi.useFakeTimers({ now: new Date(time), toFake: ['Date'] });
  await import('./agenda.ts');
  const left = [...document.querySelectorAll<HTMLElement>('[data-day]:not([hidden])')];
  expect(left.map(({ dataset }) => dataset.day?.slice(5))).toEqual(days);
  const [name, figure] = document.querySelectorAll('dl:not([hidden]) > *');
  expect(name ? `${figure?.textContent} ${name.textContent}` : '').toBe(counted);
  expect(document.querySelector('[data-no-events]:not([hidden])') !== null).toBe(!days.length);
});
