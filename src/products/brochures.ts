import type { Figure } from '#lib/figures.ts';
import { draw, type Face } from './faces.ts';

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

/** The body of each product's sheet. */
export const drawBrochures = () =>
  draw(
    'brochure.ts',
    import.meta.glob<Face<BrochureBody>>('./*/faces/brochure.ts', {
      eager: true,
      import: 'brochure',
    }),
  );
