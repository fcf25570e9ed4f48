import type { z } from 'astro/zod';
import type { Wardrobe } from '#styles/print-colours.ts';

/** The pages that every product has. */
export const productSections = ['overview', 'features', 'pricing'] as const;
export type ProductSection = (typeof productSections)[number];

/**
 * What the rest of the house knows of a product. Data and schemas only, no component and no style:
 * Node reads rooms for the settings of the site, before Astro and Vite run.
 */
export interface Room {
  /** First part of its addresses, and the name of its folder and of its files of content. */
  readonly id: string;
  /** The colours of its pages, and the threads of its cloth, told apart by rhythm too. */
  readonly colours: Wardrobe['colours'];
  readonly cloth: Wardrobe['cloth'];
  /** What its pages say: `content/fr/pages/<id>-<section>.yaml`. */
  readonly pages: Readonly<Record<ProductSection, z.ZodObject>>;
  /** What its drawn screens show: `content/fr/screens/`. */
  readonly screens: readonly z.ZodObject[];
  /** The screen that its assistant reads, shown on the page about AI, and its tab among the screens. */
  readonly ai: { readonly screen: string; readonly tab: string };
  /** What visitors can try: `content/fr/demos/`. */
  readonly demos: readonly z.ZodObject[];
}
