import { settleOldest } from '#lib/money.ts';
import { sumOf } from '#lib/sum.ts';

/** What a customer bought on credit or paid back, in francs, on an ISO day. */
interface Move {
  readonly on: string;
  readonly kind: 'purchase' | 'payment';
  readonly amount: number;
}

interface Account {
  readonly name: string;
  readonly moves: readonly Move[];
}

/** Francs owed by age: up to 30 days, 60, 90, more. */
type Ages = readonly [number, number, number, number];

export interface Balance {
  name: string;
  moves: readonly Move[];
  /** Francs bought on credit, paid back, still owed. */
  taken: number;
  paid: number;
  due: number;
  ages: Ages;
  /** Age in days of the oldest debt. */
  oldest: number;
}

const DAY = 86_400_000;
const limits = [30, 60, 90, Number.POSITIVE_INFINITY] as const;

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY;

/** An account on a given day. Its moves are sorted by date. */
export function balanceOf({ name, moves }: Account, today: string): Balance {
  const paid = sumOf(moves, ({ kind, amount }) => (kind === 'payment' ? amount : 0));
  const purchases = moves.filter(({ kind }) => kind === 'purchase');
  const rest = settleOldest(purchases, paid)
    .filter(({ left }) => left > 0)
    .map(({ on, left }) => ({ amount: left, age: daysBetween(on, today) }));
  const due = sumOf(rest, ({ amount }) => amount);
  const upTo = (index: number) =>
    sumOf(rest, ({ age, amount }) =>
      age <= (limits[index] ?? 0) && age > (limits[index - 1] ?? -1) ? amount : 0,
    );
  return {
    name,
    moves,
    taken: paid + due,
    paid,
    due,
    ages: [upTo(0), upTo(1), upTo(2), upTo(3)],
    oldest: rest[0]?.age ?? 0,
  };
}

/**
 * The month of an account up to a day: what was owed before it, in francs, then its moves.
 * @param today ISO day
 */
export function monthOf({ moves }: Pick<Account, 'moves'>, today: string) {
  const first = `${today.slice(0, 7)}-01`;
  const before = moves.filter(({ on }) => on < first);
  return { opening: running(before).at(-1) ?? 0, moves: moves.slice(before.length) };
}

/** The balance after each move, in francs. */
export function running(moves: readonly Move[]): number[] {
  let balance = 0;
  return moves.map(({ kind, amount }) => {
    balance += kind === 'purchase' ? amount : -amount;
    return balance;
  });
}
