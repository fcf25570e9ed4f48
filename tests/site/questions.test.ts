/** Buyers' first questions: answered in the FAQ, or asked on WhatsApp by one link. */
import { describe, expect, test } from 'vitest';
import { typeset } from '#i18n/typography.ts';
import { NBHY } from '#lib/spaces.ts';
import { productIds } from '#products/registry.ts';
import { productPath, routes } from '#routes.ts';
import { documentOf, plain } from '../../tools/built-pages.ts';
import { contentOf } from '../../tools/content.ts';

interface Question {
  readonly id: string;
  readonly question: string;
  readonly answer?: string;
  readonly product?: string;
}

const questions: readonly Question[] = contentOf('faq').items;
const open = questions.filter(({ answer }) => answer === undefined);

/** The questions of the page's WhatsApp links, as in their messages. */
async function askedOn(path: string): Promise<string[]> {
  const links = (await documentOf(path)).querySelectorAll('main li a[href^="https://wa.me/"]');
  return [...links].map((link) => {
    const message = new URL(link.getAttribute('href') ?? '').searchParams.get('text') ?? '';
    // Messages have plain hyphens.
    const words = plain(link.textContent).replaceAll(NBHY, '-');
    expect(message).toContain(words);
    return bare(words);
  });
}

/** As the page prints it, with any spaces. */
const bare = (text: string) => plain(typeset(text));
const questionsOf = (product: string) =>
  open.filter((item) => item.product === product).map(({ question }) => bare(question));

// The owner may have answered all: these lists are then empty, on the pages too.
describe('a question without an answer', () => {
  test.each(productIds)('of %s is asked on its page of prices', async (product) => {
    expect(await askedOn(productPath(product, 'pricing'))).toEqual(questionsOf(product));
  });

  test('is asked on the help page, under its software', async () => {
    expect(await askedOn(routes.support)).toEqual(productIds.flatMap(questionsOf));
  });

  test('is not in the FAQ', async () => {
    const support = await documentOf(routes.support);
    expect(open.filter(({ id }) => support.getElementById(id))).toEqual([]);
  });
});

test('an answer is in the FAQ', async () => {
  const support = await documentOf(routes.support);
  const answered = questions.filter(({ answer }) => answer !== undefined);
  expect(answered.filter(({ id }) => !support.getElementById(id))).toEqual([]);
});
