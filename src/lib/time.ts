/** A calendar day in ISO form: 2026-11-05. Content dates are UTC days. */
export const isoDay = (date: Date): string => date.toISOString().slice(0, 10);

/** The weekly minutes of some tasks: the sum of minutes each time × times a week. */
export function weekMinutes(tasks: readonly { minutes: number; times: number }[]): number {
  return tasks.reduce((sum, { minutes, times }) => sum + minutes * times, 0);
}

/** Minutes as hours and minutes: 135 is 2 and 15. */
export function hoursOf(minutes: number): { hours: number; minutes: number } {
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}
