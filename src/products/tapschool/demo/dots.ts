/** Half points from 0 to 20; 20 itself belongs to the last column. */
const COLUMNS = 40;
const WIDTH = 50;

/** The column of an average given in hundredths. */
export function columnOf(average: number): number {
  return Math.min(COLUMNS - 1, Math.floor(average / WIDTH));
}

/** How many averages each column has. */
export function dotColumns(averages: readonly number[]): number[] {
  const counts = Array.from({ length: COLUMNS }, () => 0);
  for (const average of averages) {
    const column = columnOf(average);
    counts[column] = (counts[column] ?? 0) + 1;
  }
  return counts;
}
