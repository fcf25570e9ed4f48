import type { z } from 'astro/zod';
import { outlineOf } from '#schemas/outline.ts';
import { HEADING, type Passage } from '../index-file.ts';

/** « Comptez le tiroir » and « Validez » are two sentences, whether or not a full stop says so. */
function sentences(parts: readonly string[]): string {
  return parts.map((part) => (/[.!?…:]$/.test(part) ? part : `${part}.`)).join(' ');
}

/** What some content says under each of its headings, in order; a heading may stand alone. */
export function passagesOf(schema: z.core.$ZodType, data: unknown): Passage[] {
  return outlineOf(schema, data)
    .sections.filter(({ heading }) => heading !== '')
    .map(({ heading, anchor, texts }) => [
      anchor === undefined ? HEADING : `#${anchor}`,
      heading,
      sentences(texts),
    ]);
}
