/** Pages printed on A4: whole plans, open answers, results without buttons. */

import type { Page } from '@playwright/test';
import { guidePath } from '#routes.ts';
import { contentOf, filesOf } from '../../tools/content.ts';
import { readPdf, solid } from '../../tools/pdf.ts';
import { written } from '../worked-examples.ts';
import { expect, test } from './guard.ts';
import { visitEach } from './listed.ts';

const lycee = contentOf('plans/tapschool-lycee');
/** How many answers a page prints: those that it names or, on /support, all. */
const answersOf = (path: string): number =>
  path === '/support'
    ? contentOf('faq').items.filter(({ answer }: { answer?: string }) => answer).length
    : contentOf(`pages/${path.slice(1).replace('/', '-')}`).faq.ids.length;

/** The answers of a page; on /support, those that a trade asks first are open. */
const answersIn = (page: Page, path: string) =>
  page
    .locator(
      path === '/support'
        ? '[data-list] [data-category] > p:first-of-type'
        : 'main details:not([data-product]) > p:first-of-type',
    )
    .allTextContents();

/** What a page prints whole, and on one sheet only. */
const whole: Readonly<Record<string, (page: Page) => Promise<(string | null)[]>>> = {
  '/tappharm/pricing': async () => [],
  '/support': async () => [],
  // One bill with one total.
  '/tappos/pricing': async (page) => [
    await page.locator('main [data-paper] > dl > :last-child').textContent(),
  ],
  // The kind of school that was chosen, and where to write.
  '/tapschool/pricing': async (page) => {
    const kind = page.locator('[for="calculator-plan"], #calculator-plan :checked');
    const places = page.locator('main li:has(> h2 + p + a) > :not(p)');
    return [(await kind.allTextContents()).join(''), ...(await places.allTextContents())];
  },
};

/** An A4 page at the size of a screen. */
const A4_PAGE = { width: 794, height: 1123 };
/** Prices, what a buyer takes along, and pages to read. */
const PAPERS = [
  ...['tappharm', 'tappos', 'tapschool'].map((id) => `/${id}/pricing`),
  '/support',
  '/terms',
  '/guides/choisir-caisse',
  '/blog/ia-en-pharmacie',
];

test('on paper: one ink, nothing sticks or leads elsewhere, no page is blank or ends with a heading', async ({
  page,
}) => {
  await page.setViewportSize(A4_PAGE);
  await visitEach(PAPERS, async (path) => {
    await page.emulateMedia({ media: null });
    await page.goto(path);
    const main = page.getByRole('main');
    const faces = () =>
      main
        .locator('svg[data-cloth] *')
        .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).fill));
    const drawn = await faces();
    await page.emulateMedia({ media: 'print' });
    expect.soft(await faces(), `${path}: colours of faces`).toEqual(drawn);
    await expect.soft(page.getByRole('link', { name: 'Aller au contenu' }), path).toBeHidden();
    const { inks, stuck, narrow } = await main.evaluate((root) => {
      const shown = [...root.querySelectorAll('*:not(svg *)')].filter((part) =>
        part.checkVisibility({ visibilityProperty: true }),
      );
      const own = (part: Element) =>
        [...part.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim());
      const words = shown.filter(own);
      const lineOf = (part: Element) => Number.parseFloat(getComputedStyle(part).lineHeight);
      return {
        inks: [...new Set(words.map((part) => getComputedStyle(part).color))],
        stuck: shown.filter((part) => getComputedStyle(part).position === 'sticky').length,
        // A column so narrow that one word takes several lines.
        narrow: shown
          .filter((part) => part.matches('label, dd > strong, dd > span'))
          .filter((part) => part.clientHeight > 3 * lineOf(part) && part.clientWidth < 60)
          .map((part) => part.textContent),
      };
    });
    expect.soft(inks, path).toHaveLength(1);
    expect.soft(stuck, path).toBe(0);
    expect.soft(narrow, path).toEqual([]);
    await expect.soft(page.locator('nav:visible, main ~ *:visible'), path).toHaveCount(0);
    await expect.soft(main.getByRole('searchbox'), path).toBeHidden();
    const headings = await main.locator(':is(h1, h2, h3, h4, caption):visible').allTextContents();
    const { pageTexts, text } = await readPdf(await page.pdf({ format: 'A4' }));
    expect(headings.length, path).toBeGreaterThan(1);
    const once = whole[path];
    if (once) {
      const answers = await answersIn(page, path);
      expect(answers, path).toHaveLength(answersOf(path));
      expect
        .soft(
          answers.filter((answer) => !text.includes(solid(answer))),
          path,
        )
        .toEqual([]);
      for (const words of await once(page))
        expect.soft(text.split(solid(words)), `${path}: ${words}`).toHaveLength(2);
    }
    expect
      .soft(
        pageTexts.filter((one) => !one),
        path,
      )
      .toEqual([]);
    // Headings that are also list items are left out: a page may end with such an item.
    const rows = await main.locator('li').allTextContents();
    const ends = headings
      .filter((heading) => !rows.includes(heading))
      .filter((heading) => pageTexts.some((one) => one.endsWith(solid(heading))));
    expect.soft(ends, path).toEqual([]);
  });
});

test('a daily guide on paper: one sheet, with its table', async ({ page }) => {
  const daily = filesOf('guides').filter((name) => contentOf(`guides/${name}`).kind === 'daily');
  await page.emulateMedia({ media: 'print' });
  await visitEach(daily, async (name) => {
    await page.goto(guidePath(name));
    const { pages, text } = await readPdf(await page.pdf({ format: 'A4' }));
    expect.soft(pages, name).toBe(1);
    const table = await page.locator('article table').textContent();
    expect.soft(text, name).toContain(solid(table));
  });
});

test('a calculator on paper: the sum that was asked for, with what led to it', async ({ page }) => {
  await page.goto('/tapschool/pricing');
  const calculator = page.locator('[data-island]');
  const sums = calculator.locator('[role=status] dd');
  const before = await sums.allTextContents();
  const name = written(lycee.name);
  const people = String(lycee.people.example);
  await calculator.getByRole('combobox').selectOption({ label: name });
  await calculator.getByRole('textbox').fill(people);
  await expect(sums).not.toHaveText(before);
  const after = await sums.allTextContents();
  await page.emulateMedia({ media: 'print' });
  await expect.soft(calculator.locator('button:visible, a:visible')).toHaveCount(0);
  const cuts = await page
    .locator('[data-island] > div > div, main article')
    .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).breakInside));
  expect.soft([...new Set(cuts)]).toEqual(['avoid']);
  await expect.soft(calculator.getByRole('textbox')).toHaveValue(people);
  const { pageTexts } = await readPdf(await page.pdf({ format: 'A4' }));
  const wanted = [name, ...after].map(solid);
  const whole = pageTexts.filter((one) => wanted.every((words) => one.includes(words)));
  expect.soft(whole, wanted.join(' · ')).toHaveLength(1);
});
