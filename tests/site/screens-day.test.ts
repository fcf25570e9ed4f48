import { expect, test } from 'vitest';
import { productIds } from '#products/registry.ts';
import { screensPath } from '#routes.ts';
import { documentOf, plain } from '../../tools/built-pages.ts';
import { contentOf } from '../../tools/content.ts';

/** « 9h50 » anywhere in a text, in minutes. */
function hourIn(text: string | null | undefined): number | undefined {
  const [, hours, minutes] = /\b(\d{1,2})h(\d{2})?\b/.exec(plain(text)) ?? [];
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes ?? 0);
}

test.each(productIds)(
  'the screens of %s: those of its tabs, in the hours of one day',
  async (product) => {
    const page = await documentOf(screensPath(product));
    const sections = [...page.querySelectorAll('main section[id]')];
    const tabs: { id: string }[] = contentOf(`pages/${product}-overview`).explorer.tabs;
    const ids = sections.map(({ id }) => id);
    expect(ids.toSorted()).toEqual(tabs.map(({ id }) => id).toSorted());
    const hours = sections.map((section) => hourIn(section.querySelector('b')?.textContent) ?? -1);
    expect(hours).toEqual(hours.toSorted((a, b) => a - b));
    expect(hours[0]).toBeGreaterThan(0);
    // The same in the row that leads to them, and in what their heads say: a title, then day and hour.
    const links = [...page.querySelectorAll('main nav a')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual(ids.map((id) => `#${id}`));
    expect(links.map(({ textContent }) => hourIn(textContent))).toEqual(hours);
    const said = sections.map((one) => hourIn(one.querySelector('figure p + p')?.textContent));
    expect(said).toEqual(said.map((hour, at) => hour && hours[at]));
    expect(said.some(Boolean)).toBe(true);
  },
);

test.each(productIds)(
  'the screens of %s are named and summed up; nothing in them is operated',
  async (product) => {
    for (const figure of (await documentOf(screensPath(product))).querySelectorAll('main figure')) {
      expect(plain(figure.getAttribute('aria-label'))).not.toBe('');
      expect(plain(figure.querySelector('figcaption')?.textContent).length).toBeGreaterThan(40);
      expect(figure.querySelector('a, button, input, select, [tabindex], [role]')).toBeNull();
    }
  },
);
