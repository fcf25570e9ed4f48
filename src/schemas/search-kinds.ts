/** Kinds of search results, in the order of the site's index. */
export const kinds = ['page', 'post', 'doc', 'guide', 'question', 'call'] as const;
export type Kind = (typeof kinds)[number];
