/**
 * The words of filtered lists that stand in addresses, as in `addresses.ts`. A file by itself: the
 * filters' scripts use it, and bring nothing else.
 */

/** The query parameter of the category: `/blog?categorie=ia`. */
export const categoryQuery = 'categorie';

/** The parameters of a filtered list. */
export const filterQueries = `q ${categoryQuery}`;

/** What stands after `/docs?categorie=`. */
export const docCategorySlugs = {
  'getting-started': 'demarrer',
  api: 'api',
  guides: 'guides',
  integrations: 'integrations',
} as const;
