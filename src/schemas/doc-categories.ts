/** The categories of the documentation, in reading order; the first is the initial one. */
export const docCategories = ['getting-started', 'api', 'guides', 'integrations'] as const;
export type DocCategory = (typeof docCategories)[number];

/** The category's name in the address: `/docs?categorie=demarrer`. */
export const docCategorySlugs: Readonly<Record<DocCategory, string>> = {
  'getting-started': 'demarrer',
  api: 'api',
  guides: 'guides',
  integrations: 'integrations',
};
