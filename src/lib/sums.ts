import { includedIn, partOf } from './money.ts';
import { sumOf } from './sum.ts';

/** A number, or the path of a number in the same data: `articles.rice.price`, `sums.online`. */
type Operand = number | string;

/** A number computed from others. */
export type Sum =
  /** A pair counts its number several times: `[articles.rice.price, 2]`, or takes it off: `-1`. */
  | { readonly sum: readonly (Operand | readonly [Operand, number])[] }
  | { readonly times: readonly [Operand, Operand] }
  /** A part of an amount at a rate in percent, rounded down: what a payer owes. */
  | { readonly share: readonly [Operand, Operand] }
  /** The VAT that an amount includes, at a rate in percent. */
  | { readonly vat: readonly [Operand, Operand] };

/** @throws Error naming a path that leads to no number, or a sum that depends on itself */
export function computed(
  sums: Readonly<Record<string, Sum>>,
  data: object,
): Record<string, number> {
  const numberOf = (operand: Operand, above: readonly string[]): number => {
    if (typeof operand === 'number') return operand;
    if (above.includes(operand)) {
      throw new Error(`se calcule à partir de lui-même : ${[...above, operand].join(' → ')}`);
    }
    const name = /^sums\.(.*)$/.exec(operand)?.[1];
    const sum = name === undefined ? undefined : sums[name];
    const value = sum ? resultOf(sum, [...above, operand]) : numberAt(operand, data);
    if (value === undefined) throw new Error(`${operand} n’est pas un nombre de cet exemple`);
    return value;
  };
  const resultOf = (sum: Sum, above: readonly string[]): number => {
    if ('sum' in sum) {
      return sumOf(sum.sum, (term) => {
        const [operand, count] = typeof term === 'object' ? term : [term, 1];
        return numberOf(operand, above) * count;
      });
    }
    const [operands] = Object.values(sum) as [readonly [Operand, Operand]];
    const [first, second] = operands.map((operand) => numberOf(operand, above)) as [number, number];
    if ('times' in sum) return first * second;
    return 'share' in sum ? partOf(first, second) : includedIn(first, second);
  };
  return Object.fromEntries(Object.keys(sums).map((name) => [name, numberOf(`sums.${name}`, [])]));
}

function numberAt(path: string, data: object): number | undefined {
  const found = path
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, key)
          ? (value as Record<string, unknown>)[key]
          : undefined,
      data,
    );
  return typeof found === 'number' ? found : undefined;
}
