import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sumOf } from '#lib/sum.ts';
import { exampleOf, MOST, reduce, saleOf, type TillAction, type TillData } from './till-state.ts';

const content = {
  number: 2041,
  notes: [2000, 5000, 10000],
  articles: [
    { code: '2501', name: 'Riz', price: 15000, vat: 0 },
    { code: '2502', name: 'Huile', price: 3500, vat: 18 },
    { code: '4127', name: 'Spaghettis', price: 500, vat: 18 },
  ],
  example: { lines: ['2501', '2502'].map((code) => ({ code, quantity: 2 })), received: 50000 },
} as unknown as TillData;

/** The state after these actions, starting from the example. */
function after(...actions: TillAction[]) {
  const state = actions.reduce(
    (before, action) => reduce(content, before, action),
    exampleOf(content),
  );
  return { state, ...saleOf(content, state) };
}
const take = (code: string, by: number): TillAction => ({ type: 'take', code, by });

test('a line without a quantity goes away, and no quantity passes the most', () => {
  expect(after(take('2501', -1), take('2501', -1)).lines).toHaveLength(1);
  expect(after(take('2502', 500)).lines[1]?.quantity).toBe(MOST);
  expect(after(take('4127', -1)).lines).toHaveLength(2);
});

// The rest is tried on the page: `tests/browser/demo-till.spec.ts`.
test('whatever is touched and typed, the ticket adds up', () => {
  const code = fc.constantFrom('2501', '2502', '4127', '0000');
  const text = fc.oneof(fc.nat(200_000).map(String), fc.string({ maxLength: 12 }), code);
  const action: fc.Arbitrary<TillAction> = fc.oneof(
    fc.tuple(code, fc.constantFrom(1, -1, 12)).map(([taken, by]) => take(taken, by)),
    fc
      .tuple(fc.constantFrom('scan', 'percent', 'amount', 'received'), text)
      .map(([field, typed]) => ({ type: 'write', field, text: typed }) as TillAction),
    fc.constantFrom('cash', 'mobile').map((payment) => ({ type: 'pay', payment }) as TillAction),
    fc.constantFrom<TillAction>({ type: 'scan' }, { type: 'new' }, { type: 'example' }),
  );
  fc.assert(
    fc.property(fc.array(action, { maxLength: 30 }), (actions) => {
      const { lines, subtotal, discount, total, received, outcome } = after(...actions);
      expect(sumOf(lines, ({ price, quantity }) => price * quantity)).toBe(subtotal);
      expect(total + discount).toBe(subtotal);
      expect(Math.min(total, discount)).toBeGreaterThanOrEqual(0);
      if (outcome.kind === 'paid') {
        expect(total + outcome.change).toBe(received);
        expect(outcome.change % 5).toBe(0);
      }
    }),
  );
});
