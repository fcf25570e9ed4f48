/** Starts what can wait until the page is idle: the season's decoration and the service worker. */
import { keepSiteAtHand } from '#offline/register.ts';
import { dressForTheDay } from '#seasons/today.ts';

addEventListener('load', () =>
  (globalThis.requestIdleCallback ?? setTimeout)(() => {
    dressForTheDay();
    // Neither is needed: a failure changes nothing.
    keepSiteAtHand().catch(console.warn);
  }),
);
