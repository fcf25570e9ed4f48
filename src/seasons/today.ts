import dressed from 'virtual:dressed-days';
import { isPlain } from './runs.ts';

/** All that a plain day fetches of the calendar: what draws comes on the others. */
export function dressForTheDay(): void {
  // The preference itself sets the flag, on any day, and is followed while the page is open.
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  const flag = () => {
    document.documentElement.dataset.animations = still.matches ? 'off' : 'on';
  };
  if (still.matches) flag();
  still.addEventListener('change', flag);

  const asked = /[?&](?:theme|date)=/.test(location.search);
  // The page is whole without it.
  if (asked || !isPlain(new Date(), dressed)) import('./main.ts').catch(console.warn);
}
