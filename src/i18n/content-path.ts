/** What the site says, from the project's folder. Figures are beside it. */
export const contentFolder = 'src/content/fr';

/** The path of a content file, from the project's folder: `src/content/fr/faq.yaml`. */
export const contentPath = (file: string): string => `${contentFolder}/${file}`;
