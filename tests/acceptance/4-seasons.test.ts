/** Section 9, « Theme date rules » and « Animation amounts »; section 4, « Seasonal theme ». */
import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { seededRandom } from '#lib/seeded-random.ts';
import { parseDay, themeOn } from '#seasons/calendar.ts';
import type { Overlay } from '#seasons/overlays/overlay.ts';
import { createSnow } from '#seasons/provider.ts';
import { toolsOf } from '#seasons/tools.ts';
import { contentOf } from '../../tools/content.ts';

const { lunarYears, names } = contentOf('seasons');

/** Both sides of each boundary: the day before, then the first day or the last. */
test.each([
  ['winter: 21 December', '2027-12-27 winter'],
  ['winter: through February', '2028-02-29 winter'],
  ['winter: and March before the 20th', '2026-03-19 winter', '2026-03-20 default'],
  ['summer: 21 June', '2026-06-20 default', '2026-06-21 summer'],
  ['summer: before 22 September', '2026-09-21 summer', '2026-09-22 default'],
  ['Christmas: 20 December', '2026-12-19 default', '2026-12-20 christmas'],
  ['Christmas: to 26 December', '2026-12-26 christmas', '2026-12-27 winter'],
  ['Easter: one day before Easter Sunday, 5 April', '2026-04-03 default', '2026-04-04 easter'],
  ['Easter: to two days after', '2026-04-07 easter', '2026-04-08 default'],
  ['Ramadan 2024: 11 March', '2024-03-10 winter', '2024-03-11 ramadan'],
  ['Ramadan 2024: to 9 April; Eid: 10 April', '2024-04-09 ramadan', '2024-04-10 eid'],
  ['Eid 2024: through 3 days after', '2024-04-13 eid', '2024-04-14 default'],
  ['Ramadan 2025: 28 February', '2025-02-27 winter', '2025-02-28 ramadan'],
  ['Ramadan 2025: to 29 March; Eid: 30 March', '2025-03-29 ramadan', '2025-03-30 eid'],
  ['Eid 2025: through 3 days after', '2025-04-02 eid', '2025-04-03 default'],
  ['Ramadan before Easter, 31 March 2024', '2024-03-31 ramadan'],
])('%s', (_, ...days) => {
  const themes = days.map((line) => {
    const day = line.slice(0, 10);
    return `${day} ${themeOn(parseDay(day), lunarYears)}`;
  });
  expect(themes).toEqual(days);
});

test('no dates of Ramadan and Eid exist for other years', () => {
  expect(lunarYears).toEqual([
    { ramadan: ['2024-03-11', '2024-04-09'], eid: '2024-04-10' },
    { ramadan: ['2025-02-28', '2025-03-29'], eid: '2025-03-30' },
  ]);
});

test('display names: Winter, Summer, Ramadan, Eid, Christmas, Easter', () => {
  const french = { winter: 'Hiver', summer: 'Été', ramadan: 'Ramadan', eid: 'Aïd' };
  expect(names).toMatchObject({ ...french, christmas: 'Noël', easter: 'Pâques' });
});

describe('animation amounts', () => {
  const layer = () => new JSDOM('<div></div>').window.document.querySelector('div') as HTMLElement;
  const pieces = (drawn: HTMLElement, name: string) => drawn.querySelectorAll(`.${name}`).length;

  test.each([
    ['ramadan', '8 floating lanterns and a glowing crescent', { lantern: 8, crescent: 1 }],
    ['eid', '20 twinkling dots', { twinkle: 20 }],
    ['christmas', '30 snowflakes and 6 gifts', { snowflake: 30, gift: 6 }],
    ['easter', '8 bouncing coloured eggs and dots', { egg: 8, dot: 8 }],
    ['summer', 'one pulsing sun', { sun: 1 }],
  ])('%s: %s', async (theme, _, amounts) => {
    const module = await import(`../../src/seasons/overlays/${theme}/index.ts`);
    const { overlay } = module as { overlay: Overlay };
    const drawn = layer();
    globalThis.document ??= drawn.ownerDocument;
    overlay.mount?.(drawn, toolsOf(seededRandom(1)));
    const found = Object.keys(amounts).map((name) => [name, pieces(drawn, name)]);
    expect(Object.fromEntries(found)).toEqual(amounts);
  });

  test('winter: 50 falling snowflake characters', () => {
    const drawn = layer();
    createSnow(() => drawn, seededRandom(1)).on();
    expect(pieces(drawn, 'flake')).toBe(50);
    const all = (name: string) =>
      [...drawn.querySelectorAll<HTMLElement>('.flake')]
        .map(({ style }) => Number.parseFloat(style.getPropertyValue(name)))
        .toSorted((a, b) => a - b);
    for (const [name, least, most] of [
      ['--size', 10, 20],
      ['--fall', 2, 5],
      ['--wait', 0, 2],
    ] as const) {
      expect(all(name).every((value) => value >= least && value <= most)).toBe(true);
    }
    // Over the whole width: one piece in each fiftieth of it.
    expect(all('--x').every((x, index) => Math.abs(x - 2 * index - 1) <= 1)).toBe(true);
  });
});
