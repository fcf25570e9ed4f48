import type { ReactNode } from 'react';
import type { Figure } from '#lib/figures.ts';
import type { Film } from '#schemas/film.ts';
import { type ProductId, productIds } from './registry.ts';

/** A part of a product that other pages show, for example its dashboard on the home page. */
export type ProductPart<Part = ReactNode> = () => Promise<Part>;

/**
 * Loads one part of every product.
 * @param found the result of `import.meta.glob`: `./<id>/parts/<file>`
 * @throws Error naming the file that a product lacks
 */
async function loadParts<Part = ReactNode>(
  file: string,
  found: Readonly<Record<string, ProductPart<Part>>>,
): Promise<Readonly<Record<ProductId, Part>>> {
  const drawn = productIds.map(async (product) => {
    const part = found[`./${product}/parts/${file}`];
    if (!part) throw new Error(`src/products/${product}/parts/${file} manque`);
    return [product, await part()] as const;
  });
  return Object.fromEntries(await Promise.all(drawn)) as Record<ProductId, Part>;
}

interface BrochureGroup {
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
  example: string | undefined;
}

interface PaperLine {
  label: string;
  value: string;
}

/** What the printed brochure of a product says, from its pages. */
export interface BrochureBody {
  title: string;
  lede: string;
  /** A paper, or the film of the act that leaves it. */
  paper: BrochurePaper | Film;
  figures: readonly { figure: Figure; label: string }[];
  groups: readonly BrochureGroup[];
  /** What is charged in addition to the plan. */
  apart?: { title: string; text: string };
}

export const loadBrochures = () =>
  loadParts(
    'brochure.ts',
    import.meta.glob<ProductPart<BrochureBody>>('./*/parts/brochure.ts', {
      eager: true,
      import: 'brochure',
    }),
  );
