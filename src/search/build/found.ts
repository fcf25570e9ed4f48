import type { SitePage } from '#queries/every-page.ts';
import type { Found } from '../index-file.ts';

type Listed = Pick<SitePage, 'path' | 'name' | 'meta' | 'product'> & {
  readonly kind: Exclude<SitePage['kind'], 'search'>;
};

/** A page of the site as the search finds it, without its passages. */
export function foundAt(
  { kind, path, name, meta, product }: Listed,
  keywords: readonly (string | undefined)[] = meta.keywords,
): Found {
  return {
    kind: kind === 'screens' ? 'page' : kind,
    href: path,
    title: name,
    summary: meta.description,
    keywords: keywords.join(' '),
    ...(product && { product }),
  };
}
