import { array, assert, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { creditNotebook, loyaltyAccount } from './customer-account.ts';

const rice = { name: 'Riz', quantity: 1, price: 15000 };
const oil = { name: 'Huile', quantity: 2, price: 3500 };

describe('a customer’s account', () => {
  test('the notebook keeps credit and payments in the order of days', () => {
    const lines = creditNotebook(
      [
        { day: 2, payment: 'credit', items: [rice] },
        { day: 5, payment: 'cash', items: [oil] },
        { day: 14, payment: 'credit', items: [oil] },
      ],
      [
        { day: 9, amount: 10000 },
        { day: 14, amount: 12000 },
      ],
    );
    expect(lines.map(({ day, amount, due }) => [day, amount, due])).toEqual([
      [2, 15000, 15000],
      [9, -10000, 5000],
      [14, 7000, 12000],
      [14, -12000, 0],
    ]);
  });

  test('a full step opens a discount, the rest waits', () => {
    const rules = { step: 100_000, reward: 2500, used: 5000 };
    expect(loyaltyAccount(386_500, rules)).toEqual({
      earned: 7500,
      left: 2500,
      toNext: 13_500,
      percent: 86.5,
    });
    expect(loyaltyAccount(400_000, rules)).toMatchObject({ earned: 10_000, toNext: 100_000 });
  });

  test('what is due is what was bought on credit less what was paid, whatever the order', () => {
    const purchase = record({
      day: integer({ min: 1, max: 31 }),
      payment: constantFrom('cash', 'credit', 'mobile'),
      price: integer({ min: 0, max: 50_000 }),
    });
    const payment = record({
      day: integer({ min: 1, max: 31 }),
      amount: integer({ min: 0, max: 50_000 }),
    });
    assert(
      property(array(purchase), array(payment), (bought, payments) => {
        const purchases = bought.map(({ day, payment: means, price }) => ({
          day,
          payment: means as 'cash' | 'credit' | 'mobile',
          items: [{ name: 'Article', quantity: 1, price }],
        }));
        let due = 0;
        for (const { payment: means, price } of bought) if (means === 'credit') due += price;
        for (const { amount } of payments) due -= amount;
        expect(creditNotebook(purchases, payments).at(-1)?.due ?? 0).toBe(due);
      }),
    );
  });
});
