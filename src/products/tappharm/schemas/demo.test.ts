import { expect, test } from 'vitest';
import { contentOf } from '../../../../tools/content.ts';
import { coPayment } from './demo.ts';

const content = contentOf('demos/co-payment');
const [valid, , expired] = content.board.cards;

test.each([
  ['one that is valid, one that has expired', [valid, expired], []],
  ['the expired one first', [expired, valid], ['la première carte doit être valable']],
  ['none that has expired', [valid], ['une carte doit avoir expiré']],
  ['a rate that is no choice', [{ ...valid, rate: 65 }, expired], ['le taux de']],
  ['a ceiling that is no choice', [{ ...valid, ceiling: 7000 }, expired], ['le plafond de']],
  ['a day of another form', [{ ...valid, until: '31/03/2027' }, expired], ['']],
])('cards: %s', (_, cards, faults) => {
  const { error } = coPayment.safeParse({ ...content, board: { ...content.board, cards } });
  const said = error?.issues.map(({ message }) => message) ?? [];
  expect(said).toEqual(faults.map((fault) => expect.stringContaining(fault)));
});
