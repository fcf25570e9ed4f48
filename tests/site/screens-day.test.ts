import { describe, expect, test } from 'vitest';
import { productIds } from '#products/registry.ts';
import { screensPath } from '#routes.ts';
import { documentOf, plain } from '../../tools/built-pages.ts';
import { contentOf } from '../../tools/content.ts';

/** « 9h50 » anywhere in a text, in minutes. */
function hourIn(text: string | null | undefined): number | undefined {
  const [, hours, minutes] = /\b(\d{1,2})h(\d{2})?\b/.exec(plain(text)) ?? [];
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes ?? 0);
}

describe.each(productIds)('the screens of %s', (product) => {
  test('are those of its tabs, named and summed up, and nothing in them can be operated', async () => {
    const figures = [...(await documentOf(screensPath(product))).querySelectorAll('main figure')];
    const tabs: { id: string }[] = contentOf(`pages/${product}-overview`).explorer.tabs;
    expect(figures.map((figure) => figure.closest('section')?.id).toSorted()).toEqual(
      tabs.map(({ id }) => id).toSorted(),
    );
    for (const figure of figures) {
      expect(plain(figure.getAttribute('aria-label'))).not.toBe('');
      expect(plain(figure.querySelector('figcaption')?.textContent).length).toBeGreaterThan(40);
      expect(figure.querySelector('a, button, input, select, [tabindex], [role]')).toBeNull();
    }
  });

  test('follow one another in the hours of one day, the same in the row that leads to them', async () => {
    const page = await documentOf(screensPath(product));
    const sections = [...page.querySelectorAll('main section[id]')];
    const hours = sections.map((section) => hourIn(section.querySelector('b')?.textContent) ?? -1);
    expect(hours).toEqual(hours.toSorted((a, b) => a - b));
    expect(hours[0]).toBeGreaterThan(0);
    const links = [...page.querySelectorAll('main nav a')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      sections.map(({ id }) => `#${id}`),
    );
    expect(links.map(({ textContent }) => hourIn(textContent))).toEqual(hours);
  });

  test('say no other hour than the margin beside them', async () => {
    const page = await documentOf(screensPath(product));
    let said = 0;
    for (const section of page.querySelectorAll('main section[id]')) {
      // The head of a screen: its title, then its day and hour.
      const note = section.querySelector('figure p + p');
      const hour = hourIn(note?.textContent);
      if (hour === undefined) continue;
      said += 1;
      expect(hour, plain(note?.textContent)).toBe(hourIn(section.querySelector('b')?.textContent));
    }
    expect(said).toBeGreaterThan(0);
  });
});
