import { sumOf } from '#lib/sum.ts';

interface Lot {
  readonly number: string;
  /** ISO month; the lot is sold until its last day. */
  readonly expires: string;
  readonly quantity: number;
}

interface Product {
  readonly name: string;
  readonly form: string;
  /** In francs. */
  readonly price: number;
  readonly threshold: number;
  readonly lots: readonly Lot[];
}

export type StockState = 'out' | 'low' | 'expiring' | 'fine';

export interface StockLine extends Product {
  quantity: number;
  /** Quantity at the selling price, in francs. */
  value: number;
  state: StockState;
  /** Days before the first lot expires; undefined without stock. */
  daysLeft: number | undefined;
}

const DAY = 86_400_000;

/** Whole days from an ISO day to the last day of an ISO month. */
export function daysUntilEnd(today: string, month: string): number {
  const [year = 0, number = 0] = month.split('-').map(Number);
  // Day 0 of the next month is the last of this one.
  return (Date.UTC(year, number, 0) - Date.parse(today)) / DAY;
}

/** The lots still in stock, in the order to sell them. */
export function lotsInOrder(lots: readonly Lot[]): Lot[] {
  return lots
    .filter(({ quantity }) => quantity > 0)
    .sort((a, b) => a.expires.localeCompare(b.expires));
}

/** The state that the list shows. Running out comes before expiring soon. */
export function stockLine(product: Product, today: string, warnDays: number): StockLine {
  const lots = lotsInOrder(product.lots);
  const quantity = sumOf(lots, (lot) => lot.quantity);
  const daysLeft = lots[0] && daysUntilEnd(today, lots[0].expires);
  return {
    ...product,
    lots,
    quantity,
    value: quantity * product.price,
    daysLeft,
    state: stateOf(quantity, product.threshold, daysLeft, warnDays),
  };
}

const URGENCY: readonly StockState[] = ['out', 'low', 'expiring'];

/** Products that need a decision: first what has run out, then what is low, then what expires. */
export function toWatch({
  products,
  today,
  warnDays,
}: {
  products: readonly Product[];
  today: string;
  warnDays: number;
}): StockLine[] {
  const lines = products.map((product) => stockLine(product, today, warnDays));
  return URGENCY.flatMap((state) => lines.filter((line) => line.state === state));
}

/** Whether a product is at its threshold or below. */
export function runsShort({ state }: Pick<StockLine, 'state'>): boolean {
  return state === 'out' || state === 'low';
}

function stateOf(
  quantity: number,
  threshold: number,
  daysLeft: number | undefined,
  warnDays: number,
): StockState {
  if (quantity === 0) return 'out';
  if (quantity <= threshold) return 'low';
  return daysLeft !== undefined && daysLeft <= warnDays ? 'expiring' : 'fine';
}
