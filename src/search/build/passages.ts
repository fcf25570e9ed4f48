import type { z } from 'astro/zod';
import { outlineOf } from '#schemas/outline.ts';
import { HEADING, type Passage } from '../index-file.ts';

/** Joins texts as sentences, adding a full stop where one is missing. */
function sentences(parts: readonly string[]): string {
  return parts.map((part) => (/[.!?…:]$/.test(part) ? part : `${part}.`)).join(' ');
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
