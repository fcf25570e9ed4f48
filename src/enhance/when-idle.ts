/** What waits until the page is idle: the dress of the day, and the worker. */
import { keepSiteAtHand } from '#offline/register.ts';
import { dressForTheDay } from '#seasons/today.ts';

addEventListener('load', () =>
  (globalThis.requestIdleCallback ?? setTimeout)(() => {
    dressForTheDay();
    // The page is whole without it.
    keepSiteAtHand().catch(console.warn);
  }),
);
