/** The categories of the documentation, in reading order; the first is the initial one. */
export const docCategories = ['getting-started', 'api', 'guides', 'integrations'] as const;
export type DocCategory = (typeof docCategories)[number];
