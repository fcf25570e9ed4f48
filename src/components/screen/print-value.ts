import { formatDecimal, formatNumber } from '#i18n/format.ts';

/** A number of a screen with its thousands or decimals; a text as it is. */
export function printValue(value: string | number): string {
  if (typeof value === 'string') return value;
  return Number.isInteger(value) ? formatNumber(value) : formatDecimal(value);
}
