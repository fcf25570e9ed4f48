import type { z } from 'astro/zod';
import type { ProductId } from '#products/registry.ts';
import type { SitePage } from '#queries/every-page.ts';
import { outlineOf } from '#schemas/outline.ts';
import { type Found, HEADING, type Passage } from '../index-file.ts';

/** Pages that the site's index shows under one heading. */
export interface SearchGroup {
  readonly label: string;
  readonly product?: ProductId;
  readonly found: readonly Found[];
}

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

/** Joins texts as sentences, adding a capital and a full stop where they are missing. */
function sentences(parts: readonly string[]): string {
  return parts
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .map((part) => (/[.!?…:]$/.test(part) ? part : `${part}.`))
    .join(' ');
}

/** The passages of some content, in order: each heading with the texts under it. */
export function passagesOf(schema: z.core.$ZodType, data: unknown): Passage[] {
  return outlineOf(schema, data)
    .sections.filter(({ heading }) => heading !== '')
    .map(({ heading, anchor, texts }) => [
      anchor === undefined ? HEADING : `#${anchor}`,
      heading,
      sentences(texts),
    ]);
}
