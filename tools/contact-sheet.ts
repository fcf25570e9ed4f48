/** Lays out pictures of pages on contact sheets, cutting long ones into columns. */

/** Sizes of all sheets of a series, in pixels. */
export interface SheetForm {
  /** Width of a column. */
  readonly width: number;
  /** Height of a column, without its title. */
  readonly height: number;
  /** Columns per sheet. */
  readonly columns: number;
}

/** One column: the part of a picture that begins at `top`, and its place on a sheet. */
export interface Column {
  readonly picture: number;
  readonly top: number;
  readonly height: number;
  readonly sheet: number;
  readonly place: number;
}

/**
 * The place of each part of each picture. A picture that fits on a sheet is never split between
 * two; a longer one begins a new sheet and goes on to the next.
 */
export function layColumns(heights: readonly number[], form: SheetForm): Column[] {
  const columns: Column[] = [];
  let next = 0;
  for (const [picture, whole] of heights.entries()) {
    const needed = Math.max(1, Math.ceil(whole / form.height));
    const left = form.columns - (next % form.columns);
    if (needed > left && left < form.columns) next += left;
    for (let part = 0; part < needed; part += 1) {
      const top = part * form.height;
      const height = Math.min(form.height, whole - top);
      const sheet = Math.floor(next / form.columns);
      columns.push({ picture, top, height, sheet, place: next % form.columns });
      next += 1;
    }
  }
  return columns;
}
