import type { ReactNode } from 'react';
import type { Figure } from '#lib/figures.ts';
import { type ProductId, productIds } from './registry.ts';

/** A part of a product that other pages show, made from the product's own content. */
export type Face<Part = ReactNode> = () => Promise<Part>;

/**
 * Loads one part of every product. Each drawn part has its own file (`dashboards.ts`, `heroes.ts`),
 * because Astro gives a page the styles of all that its imports can reach.
 * @param found the result of `import.meta.glob`: `./<id>/faces/<file>`
 * @throws Error naming the file that a product lacks
 */
export async function draw<Part = ReactNode>(
  file: string,
  found: Readonly<Record<string, Face<Part>>>,
): Promise<Readonly<Record<ProductId, Part>>> {
  const drawn = productIds.map(async (product) => {
    const face = found[`./${product}/faces/${file}`];
    if (!face) throw new Error(`src/products/${product}/faces/${file} manque`);
    return [product, await face()] as const;
  });
  return Object.fromEntries(await Promise.all(drawn)) as Record<ProductId, Part>;
}

export interface BrochureGroup {
  title: string;
  items: readonly string[];
}

/** A paper of the trade, filled in: its lines, then what they come to. */
export interface BrochurePaper {
  title: string;
  note: string;
  lines: readonly PaperLine[];
  sums: readonly (PaperLine & { strong?: true })[];
  /** If a sum is shared: what each pays, the customer's part first. */
  shares?: readonly number[];
  /** The word that says that this is an example. */
  example: string | undefined;
}

interface PaperLine {
  label: string;
  value: string;
}

/** What the printed sheet of a product says, from its pages. */
export interface BrochureBody {
  title: string;
  lede: string;
  /** What the product works on. */
  paper: BrochurePaper;
  figures: readonly { figure: Figure; label: string }[];
  groups: readonly BrochureGroup[];
  /** What is charged in addition to the plan. */
  apart?: { title: string; text: string };
}

export const drawBrochures = () =>
  draw(
    'brochure.ts',
    import.meta.glob<Face<BrochureBody>>('./*/faces/brochure.ts', {
      eager: true,
      import: 'brochure',
    }),
  );
