import type { Portrait } from '#schemas/portrait.ts';
import { readDrawing } from '#schemas/svg.ts';

/** Of the first name and of the last, without « Dr ». */
function initials(name: string): string {
  const untitled = name.replace(/^(?:Dr|Pr|Me|Mme|Mlle|M\.)\s/, '');
  const [first = '', ...others] = untitled.match(/\p{L}[^\s-]*/gu) ?? [];
  return [first, others.at(-1) ?? ''].map((word) => word.charAt(0).toUpperCase()).join('');
}

/** A face, or initials on a disk: shapes on a grid 80 wide and 100 high, through which cloth shows. */
export const drawn = (face: Extract<Portrait, { drawing: string }> | undefined, name: string) =>
  face
    ? readDrawing(face.drawing)
    : `<circle cx="40" cy="50" r="30" fill="#f6eddd"/><text x="40" y="59" fill="#210" font-size="26" font-weight="700" text-anchor="middle">${initials(name)}</text>`;
