import { addressInEdition } from '#i18n/edition.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Words } from '#schemas/meta.ts';

/**
 * The fields of an entry in an edition: addresses of pages lead to that edition, and every `meta`
 * says which language its words are in.
 */
export function inItsEdition(value: unknown, locale: Locale, words: Words): unknown {
  if (typeof value === 'string') return addressInEdition(value, locale);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (Array.isArray(value)) return value.map((item) => inItsEdition(item, locale, words));
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => {
      const inside = inItsEdition(item, locale, words);
      const meta = name === 'meta' && typeof inside === 'object' ? { ...inside, ...words } : inside;
      return [addressInEdition(name, locale), meta];
    }),
  );
}
