import { AsyncLocalStorage } from 'node:async_hooks';
import { readLocaleFrom } from './edition.ts';
import { type Locale, locales } from './locales.ts';

const written = new AsyncLocalStorage<Locale>();
readLocaleFrom(() => written.getStore());

/** Does something in a language: all that it asks for and prints, however late, follows it. */
export function within<Value>(locale: Locale, write: () => Value): Value {
  return written.run(locale, write);
}

/** The same in every language, the results in one list. */
export async function inEachEdition<Item>(
  list: () => readonly Item[] | Promise<readonly Item[]>,
): Promise<Item[]> {
  return (await Promise.all(locales.map((locale) => within(locale, async () => list())))).flat();
}
