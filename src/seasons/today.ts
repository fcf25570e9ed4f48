import { again } from '#lib/again.ts';

declare global {
  interface Window {
    /** The owner's way to a theme on any day: `forceEvent('eid')`; 'default' takes it off. */
    forceEvent?: (event: string) => Promise<void>;
  }
}

const seasons = () => again(() => import('./main.ts'));

/** All that a plain day loads of the seasons; other days load the rest. */
export async function applyTodaysTheme(): Promise<void> {
  window.forceEvent = async (event) => (await seasons()).forceEvent(event);

  // At the start, on any day; on a day with a theme `control.ts` follows the preference.
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    document.documentElement.dataset.animations = 'off';
  }
  const asked = /[?&](theme|date)=/.test(location.search);
  // Empty on a plain day: `beforePaint` (theme-days.ts) has looked at the calendar.
  if (asked || document.body.dataset.season) await (await seasons()).start();
}
