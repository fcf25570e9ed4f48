/** Buyers' questions that nobody has answered. That the others are in the FAQ: `search.test.ts`. */
import { expect, test } from 'vitest';
import { typeset } from '#i18n/typography.ts';
import { builtPages, plain } from '../../tools/built-pages.ts';
import { contentOf } from '../../tools/content.ts';

const questions: readonly { id: string; question: string; answer?: string }[] =
  contentOf('faq').items;
const pages = await builtPages();

test('a question without an answer is on no page', () => {
  const texts = pages.map(({ document }) => plain(document.body.textContent));
  // As a page would print it, with any spaces.
  const shown = questions.filter(
    ({ question, answer }) =>
      answer === undefined && texts.some((text) => text.includes(plain(typeset(question)))),
  );
  expect(shown).toEqual([]);
});
