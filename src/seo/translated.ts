import type { Meta } from '#schemas/meta.ts';

/**
 * Whether an edition has words of its own for a page: lists of pages leave out the others, which
 * the edition of their language lists.
 */
export const isTranslated = ({ lang }: Partial<Pick<Meta, 'description' | 'lang'>>): boolean =>
  lang === undefined;
