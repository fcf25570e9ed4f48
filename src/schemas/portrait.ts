import { z } from 'astro/zod';
import { fileName, photo } from './photo.ts';
import { drawingFault } from './svg.ts';

/** Somebody, drawn or photographed; without it, their initials. */
export const portrait = z
  .union([
    photo('face'),
    z.strictObject({
      drawing: fileName(drawingFault)
        .describe('Ou un dessin SVG, 80 sur 100, dont les trous laissent voir l’étoffe')
        // The form has it chosen, as a photograph of any width.
        .meta({ least: 0 }),
    }),
  ])
  .optional()
  .describe('Portrait ; sans photo ni dessin, les initiales du nom');

export type Portrait = z.infer<typeof portrait>;
