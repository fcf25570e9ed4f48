import dressed from 'virtual:dressed-days';
import { isPlain } from './runs.ts';

/** The only part of the calendar that a plain day loads; other days load the rest. */
export function dressForTheDay(): void {
  // The reduced-motion preference sets the flag on any day, and is followed while the page is open.
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  const flag = () => {
    document.documentElement.dataset.animations = still.matches ? 'off' : 'on';
  };
  if (still.matches) flag();
  still.addEventListener('change', flag);

  const asked = /[?&](?:theme|date)=/.test(location.search);
  // A failure is only logged: the page does not need the decoration.
  if (asked || !isPlain(new Date(), dressed)) import('./main.ts').catch(console.warn);
}
