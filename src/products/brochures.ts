import { draw, type Face } from './faces.ts';

export interface BrochureGroup {
  title: string;
  items: readonly string[];
}

/** What the printed sheet of a product says, taken from its pages. */
export interface BrochureBody {
  title: string;
  lede: string;
  figures: readonly { value: string; label: string }[];
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
