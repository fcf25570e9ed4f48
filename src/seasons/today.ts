declare global {
  interface Window {
    /** The owner's way to a theme on any day: `forceEvent('eid')`; 'default' takes it off. */
    forceEvent?: (event: string) => Promise<void>;
  }
}

const seasons = () => import('./main.ts');

/** All that a plain day loads of the seasons; other days load the rest. */
export async function dressForTheDay(): Promise<void> {
  window.forceEvent = async (event) => (await seasons()).forceEvent(event);

  // The reduced-motion preference sets the flag on any day, and is followed while the page is open.
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  const flag = () => {
    document.documentElement.dataset.animations = still.matches ? 'off' : 'on';
  };
  if (still.matches) flag();
  // Safari 13 has no event here.
  still.addEventListener?.('change', flag);

  const asked = /[?&](?:theme|date)=/.test(location.search);
  // Empty on a plain day: `beforePaint` (dressed-days.ts) has looked at the calendar.
  if (asked || document.body.dataset.season) await (await seasons()).start();
}
