import { AsyncLocalStorage } from 'node:async_hooks';
import { readLocaleFrom } from './edition.ts';
import { type Locale, locales } from './locales.ts';

const written = new AsyncLocalStorage<Locale>();
readLocaleFrom(() => written.getStore());

/**
 * Runs a function in a language: everything that it reads and prints, asynchronously too, is in it.
 */
export function within<Value>(locale: Locale, write: () => Value): Value {
  return written.run(locale, write);
}

/** Runs a function once in each language, and joins the lists that it returns. */
export async function inEachEdition<Item>(
  list: () => readonly Item[] | Promise<readonly Item[]>,
): Promise<Item[]> {
  return (await Promise.all(locales.map((locale) => within(locale, async () => list())))).flat();
}
