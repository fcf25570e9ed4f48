import { expect, test } from 'vitest';
import { contentOf } from '../../../../tools/content.ts';
import { coPayment } from './demo.ts';

const content = contentOf('demos/co-payment');

/** Validates the content with other cards, and returns the error messages. */
function faultsWith(...cards: object[]): string[] {
  const board = { ...content.board, cards };
  const { error } = coPayment.safeParse({ ...content, board });
  return error?.issues.map(({ message }) => message) ?? [];
}

const [valid, , expired] = content.board.cards;

test('accepts the content, and two cards of which the second has expired', () => {
  expect(coPayment.safeParse(content).error).toBeUndefined();
  expect(faultsWith(valid, expired)).toEqual([]);
});

test('refuses cards that the demonstration could not show', () => {
  expect(faultsWith(expired, valid)).toEqual(['la première carte doit être valable']);
  expect(faultsWith(valid)).toEqual(['une carte doit avoir expiré']);
  expect(faultsWith({ ...valid, rate: 65 }, expired)).toEqual([
    'le taux de Drissa Sanou n’est pas proposé',
  ]);
  expect(faultsWith({ ...valid, ceiling: 7000 }, expired)).toEqual([
    'le plafond de Drissa Sanou n’est pas proposé',
  ]);
  expect(faultsWith({ ...valid, until: '31/03/2027' }, expired)).toHaveLength(1);
});
