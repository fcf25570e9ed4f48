/**
 * The words of an accepted picture, kept beside it: they are put back before pages are compared, so
 * that a new price or sentence is not a new look.
 */
import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

/**
 * Runs in the page.
 * @param accepted to put in the place of the first texts of a place, in the order of the markup
 * @returns its texts, as far as the window shows them
 */
function exchange({ accepted, place }: { accepted: readonly string[]; place: string }): string[] {
  const root = document.querySelector(place) ?? document.body;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, (text) =>
    text.nodeValue?.trim() && !text.parentElement?.closest('script, style, template, noscript, svg')
      ? NodeFilter.FILTER_ACCEPT
      : NodeFilter.FILTER_REJECT,
  );
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  // The shipped font has no arrow: each machine would draw its own.
  for (const text of texts) text.nodeValue = `${text.nodeValue}`.replace('→', '·');
  for (const [at, words] of accepted.entries()) {
    const text = texts[at];
    if (text) text.nodeValue = words;
  }
  // The price of a tag is set by how many letters it has.
  for (const price of document.querySelectorAll<HTMLElement>('[data-letters]')) {
    price.dataset.letters = `${price.textContent.length}`;
  }
  const shown = texts.findLastIndex((text) => {
    const range = document.createRange();
    range.selectNode(text);
    const { top, bottom, height } = range.getBoundingClientRect();
    return height > 0 && bottom > 0 && top < innerHeight;
  });
  return texts.slice(0, shown + 1).map((text) => text.nodeValue ?? '');
}

/**
 * Puts the accepted words back, or keeps those of the page when its picture is being accepted.
 * @param file JSON, a list of texts
 * @param place selects the part of the page that is compared
 */
export async function keepWords(
  page: Page,
  file: string,
  accept: boolean,
  place = 'body',
): Promise<void> {
  if (accept) {
    const texts = await page.evaluate(exchange, { accepted: [], place });
    await writeFile(file, `${JSON.stringify(texts, null, 2)}\n`);
  } else {
    const accepted = JSON.parse(await readFile(file, 'utf8')) as string[];
    await page.evaluate(exchange, { accepted, place });
  }
}
