/** Filtered lists in addresses; apart, so that the lists' script brings nothing else. */

/** The query parameter of the category, `/blog?categorie=ia`; a part of the address where it is a page. */
export const categoryQuery = 'categorie';

/** What comes after `/docs?categorie=`. */
export const docCategorySlugs = {
  'getting-started': 'demarrer',
  api: 'api',
  guides: 'guides',
  integrations: 'integrations',
} as const;
