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
