/** The rules of a report card, on whole hundredths (see `marks.ts`) and whole coefficients. */

/** Mark × coefficient, in hundredths. */
export function pointsOf(marks: readonly number[], coefficients: readonly number[]): number {
  return marks.reduce((sum, mark, index) => sum + mark * (coefficients[index] ?? 0), 0);
}

/** Divides whole numbers; half a unit goes up: 1341,5 gives 1342. @throws RangeError without divisor */
export function divideHalfUp(dividend: number, divisor: number): number {
  if (divisor <= 0) throw new RangeError('une moyenne demande au moins un coefficient');
  return Math.floor((2 * dividend + divisor) / (2 * divisor));
}

/**
 * The weighted average, rounded once, half up, to the hundredth that is printed. A coefficient of
 * 0 leaves its mark out. @throws RangeError if all coefficients are 0
 */
export function averageOf(marks: readonly number[], coefficients: readonly number[]): number {
  const weight = coefficients.reduce((sum, coefficient) => sum + coefficient, 0);
  return divideHalfUp(pointsOf(marks, coefficients), weight);
}

export interface Rank {
  /** 1 for the best. */
  place: number;
  /** Ex æquo: somebody else has the same printed average. The place after a tie is skipped. */
  tied: boolean;
}

/** Ranks printed averages, so that two pupils who read the same figure share the place. */
export function rankOf(average: number, others: readonly number[]): Rank {
  return {
    place: 1 + others.filter((other) => other > average).length,
    tied: others.includes(average),
  };
}

export interface ClassFigures {
  mean: number;
  highest: number;
  lowest: number;
}

/** The class as the report card prints it, from the printed averages of all its pupils. */
export function classOf(averages: readonly number[]): ClassFigures {
  const sum = averages.reduce((total, average) => total + average, 0);
  return {
    mean: divideHalfUp(sum, averages.length),
    highest: Math.max(...averages),
    lowest: Math.min(...averages),
  };
}

/**
 * The first mention whose threshold the average reaches. A conduct under the floor brings the
 * last one, whatever the average: no praise in spite of it.
 * @param mentions the best first; the last one starts at 0
 */
export function mentionOf<Mention extends { from: number }>(
  { average, conduct }: { average: number; conduct: number },
  mentions: readonly [Mention, ...Mention[]],
  conductFloor: number,
): Mention {
  const last = mentions.at(-1) ?? mentions[0];
  return conduct < conductFloor ? last : (mentions.find(({ from }) => average >= from) ?? last);
}
