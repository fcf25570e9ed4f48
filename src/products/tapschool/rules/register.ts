interface Absences {
  readonly absent: number;
  /** Absent pupils whose family is told already. */
  readonly informed: number;
}

/** A part of a whole in per cent, to one decimal. */
export function shareOf(part: number, whole: number): { percent: number } {
  return { percent: Math.round((part / whole) * 1000) / 10 };
}

/** Absent pupils whose family has not been reached yet. */
export const toCall = ({ absent, informed }: Absences): number => absent - informed;

/**
 * Classes with absent pupils: first those with families to call, then by attendance, lowest first.
 */
export function byUrgency<Class extends Absences>(classes: readonly Class[]): Class[] {
  return classes
    .filter(({ absent }) => absent > 0)
    .sort((a, b) => toCall(b) - toCall(a) || b.absent - a.absent);
}

/** What the whole school owes for an instalment, in francs. */
export const expected = ({ each }: { each: number }, enrolled: number): number => each * enrolled;

/** Counted from 1. */
interface Lesson {
  readonly day: number;
  readonly slot: number;
}

/** The lessons of each of `days` days, by hour. */
export function byDay<One extends Lesson>(lessons: readonly One[], days: number): One[][] {
  return Array.from({ length: days }, (_, index) =>
    lessons.filter(({ day }) => day === index + 1).sort((a, b) => a.slot - b.slot),
  );
}
