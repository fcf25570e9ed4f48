import type { SchoolTimetableData } from '../schemas/screens/timetable.ts';

type Lesson = SchoolTimetableData['lessons'][number];

/** The lessons of each of `days` days, by hour. */
export function byDay(lessons: readonly Lesson[], days: number): Lesson[][] {
  return Array.from({ length: days }, (_, index) =>
    lessons.filter(({ day }) => day === index + 1).sort((a, b) => a.slot - b.slot),
  );
}
