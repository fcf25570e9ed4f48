import { defaultLocale, type Locale, locales } from './locales.ts';

/** How the current language is read: in a browser, from the `lang` of the page. */
let read = (): string | undefined => globalThis.document?.documentElement?.lang;

/** The build has no page to read: `write-edition.ts` says which language it is writing. */
export function readLocaleFrom(source: () => Locale | undefined): void {
  read = source;
}

/** The language of the page that is being written, or read. */
export function currentLocale(): Locale {
  const said = read();
  return locales.find((locale) => locale === said) ?? defaultLocale;
}

/**
 * One of our addresses in an edition: `/about`, `/en/about`. Only the default language has no
 * prefix.
 */
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

/** Matches a text that is one of our addresses, and nothing else. */
export const ADDRESS = /^\/(?:[a-z0-9][\w./-]*)?(?:[?#]\S*)?$/;

/**
 * The address of one of our pages in an edition. Addresses of files, and any other text, are left as
 * they are.
 */
export function addressInEdition(address: string, locale: Locale = currentLocale()): string {
  return ADDRESS.test(address) && !/\.\w+$/.test(address) ? inEdition(address, locale) : address;
}

/** The page of the search; the addresses of its files begin alike. */
export const searchPage = '/recherche';

/** That page in an edition: it shows the index of the whole site until something is asked. */
export const searchPath = () => inEdition(searchPage);

/** The results of a query: `/recherche?q=inventaire`. */
export const resultsPage = (query: string) =>
  `${searchPath()}?${new URLSearchParams({ q: query })}`;
