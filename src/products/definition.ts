import type { z } from 'astro/zod';
import type { ProductTheme } from '#styles/colour-css.ts';

export const productSections = ['overview', 'features', 'pricing'] as const;
export type ProductSection = (typeof productSections)[number];

/** What the site knows of a product: no component, no style, since Node reads it before Vite. */
export interface ProductDefinition {
  /** The first segment of its addresses, its folder's name, and the prefix of its content files. */
  readonly id: string;
  /** The colours of its pages, and the threads of its cloth, which differ in rhythm too. */
  readonly colours: ProductTheme['colours'];
  readonly cloth: ProductTheme['cloth'];
  /** Schemas of its pages: `content/fr/pages/<id>-<section>.yaml`. */
  readonly pages: Readonly<Record<ProductSection, z.ZodObject>>;
  /** The screen shown on the page about AI: a file of `content/fr/screens/`. */
  readonly aiScreen: string;
  /** Schema of what a visitor may try beside the film: `content/fr/demos/<id>.yaml`. */
  readonly demo?: z.ZodObject;
  /** Schemas of its worked examples, by the name of their file in `content/fr/examples/`. */
  readonly examples: Readonly<Record<string, z.ZodType>>;
}
