/** How words make a line, and how wide a line is. */
interface Setting<Line> {
  join: (line: Line, word: Line) => Line;
  widthOf: (line: Line) => number;
}

/** Fills one line after another with whole words. A word wider than `width` gets its own line. */
function fillLines<Line>(
  words: readonly Line[],
  width: number,
  { join, widthOf }: Setting<Line>,
): Line[] {
  const lines: Line[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : join(last, word);
    if (last !== undefined && widthOf(longer) <= width) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
}

/** As many lines as `fillLines` makes, of lengths as even as the words allow. */
export function balanceLines<Line>(
  words: readonly Line[],
  width: number,
  setting: Setting<Line>,
): Line[] {
  const { length } = fillLines(words, width, setting);
  let [low, high] = [width / Math.max(1, length + 1), width];
  while (high - low > width / 1000) {
    const middle = (low + high) / 2;
    const lines = fillLines(words, middle, setting);
    const fits = lines.every((line) => setting.widthOf(line) <= middle);
    if (fits && lines.length === length) high = middle;
    else low = middle;
  }
  return fillLines(words, high, setting);
}
