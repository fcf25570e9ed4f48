/** Entries on one page of a long list. */
export const PAGE_LENGTH = 12;

/** The entries of a page, counted from 1. */
export function pageOf<Entry>(entries: readonly Entry[], page: number): Entry[] {
  return entries.slice((page - 1) * PAGE_LENGTH, page * PAGE_LENGTH);
}

/** How many pages a list takes: at least one. */
export function pageCount(entries: readonly unknown[]): number {
  return Math.max(1, Math.ceil(entries.length / PAGE_LENGTH));
}

/**
 * The page numbers to link to: the first, the last, the current one and its neighbours. 0 stands
 * for a gap.
 */
export function pageNumbers(current: number, last: number): number[] {
  const shown = [1, current - 1, current, current + 1, last].filter(
    (page, index, all) => page >= 1 && page <= last && all.indexOf(page) === index,
  );
  // A gap of a single page shows that page instead.
  return shown.flatMap((page, index) => {
    const hidden = page - (shown[index - 1] ?? 0) - 1;
    if (hidden === 0) return page;
    return [hidden === 1 ? page - 1 : 0, page];
  });
}
