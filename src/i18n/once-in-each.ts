import { onceABuild } from '#lib/once-a-build.ts';
import { currentLocale } from './edition.ts';
import type { Locale } from './locales.ts';

/** What many pages ask for: made once a build in each language. */
export function onceInEach<Value>(
  make: (locale: Locale) => Promise<Value>,
): (locale?: Locale) => Promise<Value> {
  const made = onceABuild(make);
  return (locale = currentLocale()) => made(locale);
}
