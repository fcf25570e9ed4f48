/**
 * The words of filtered lists in addresses, as in `addresses.ts`. A file by itself: the lists'
 * script uses it, and brings nothing else.
 */

/** The query parameter of the category, `/blog?categorie=ia`; a part of the address where it is a page. */
export const categoryQuery = 'categorie';

/** What comes after `/docs?categorie=`. */
export const docCategorySlugs = {
  'getting-started': 'demarrer',
  api: 'api',
  guides: 'guides',
  integrations: 'integrations',
} as const;
