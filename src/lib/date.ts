import { NBSP } from './typography.ts';

const longDate = new Intl.DateTimeFormat('fr-FR', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A calendar day in full: « 5 novembre 2026 », « 1er août 2026 ». Content dates are UTC days. */
export function formatDate(date: Date): string {
  const [day, ...rest] = longDate.format(date).split(' ');
  return `${day === '1' ? '1er' : day}${NBSP}${rest.join(' ')}`;
}

/** The same day for machines: 2026-11-05. */
export function isoDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}
