import { defaultLocale, type Locale, locales } from './locales.ts';

/** In a browser, the language of its page. */
let read = (): string | undefined => globalThis.document?.documentElement?.lang;

/** On the build's side, where the language of what is being written is known (`write-edition.ts`). */
export function readLocaleFrom(source: () => Locale | undefined): void {
  read = source;
}

/** The language of the page that is being written, or read. */
export function currentLocale(): Locale {
  const said = read();
  return locales.find((locale) => locale === said) ?? defaultLocale;
}

/** An address of ours in an edition: `/about`, `/en/about`. What is not the default's says which it is. */
export function inEdition(path: string, locale: Locale = currentLocale()): string {
  if (locale === defaultLocale) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/** The edition that an address belongs to. */
export function editionOf(path: string): Locale {
  const [, first] = path.split('/');
  return locales.find((locale) => locale === first) ?? defaultLocale;
}

/** The same address in the default language. */
export function withoutEdition(path: string): string {
  const locale = editionOf(path);
  return locale === defaultLocale ? path : path.slice(`/${locale}`.length) || '/';
}

/** A text that is an address of ours, and nothing else. */
export const ADDRESS = /^\/(?:[a-z0-9][\w./-]*)?(?:[?#]\S*)?$/;

/** The address of a page of ours, in its edition. Files have one address for all. */
export function addressInEdition(address: string, locale: Locale = currentLocale()): string {
  return ADDRESS.test(address) && !/\.\w+$/.test(address) ? inEdition(address, locale) : address;
}

/** Results of a search, and the index of the whole site. */
export const searchPath = () => inEdition('/recherche');

/** The results of a query: `/recherche?q=inventaire`. */
export const resultsPage = (query: string) =>
  `${searchPath()}?${new URLSearchParams({ q: query })}`;
