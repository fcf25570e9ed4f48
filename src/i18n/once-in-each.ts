import { onceABuild } from '#lib/once-a-build.ts';
import { currentLocale } from './edition.ts';
import type { Locale } from './locales.ts';

/**
 * Makes a value once per build and language, however many pages ask for it.
 * @returns a function that gives the value, by default in the language of the page that asks
 */
export function onceInEach<Value>(
  make: (locale: Locale) => Promise<Value>,
): (locale?: Locale) => Promise<Value> {
  const made = onceABuild(make);
  return (locale = currentLocale()) => made(locale);
}
