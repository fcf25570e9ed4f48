/** Buyers' questions: answered in the FAQ, or on no page. */
import { expect, test } from 'vitest';
import { typeset } from '#i18n/typography.ts';
import { routes } from '#routes.ts';
import { builtPages, plain } from '../../tools/built-pages.ts';
import { contentOf } from '../../tools/content.ts';

interface Question {
  readonly id: string;
  readonly question: string;
  readonly answer?: string;
}

const questions: readonly Question[] = contentOf('faq').items;

test('a question without an answer is on no page', async () => {
  const texts = (await builtPages()).map(({ document }) => plain(document.body.textContent));
  const open = questions.filter(({ answer }) => answer === undefined);
  // As a page would print it, with any spaces.
  const shown = open.filter(({ question }) =>
    texts.some((text) => text.includes(plain(typeset(question)))),
  );
  expect(shown).toEqual([]);
});

test('an answer is in the FAQ', async () => {
  const list = (await builtPages()).filter(({ path }) =>
    `${path}/`.startsWith(`${routes.support}/`),
  );
  const answered = questions.filter(({ answer }) => answer !== undefined);
  expect(
    answered.filter(({ id }) => list.every(({ document }) => !document.getElementById(id))),
  ).toEqual([]);
});
