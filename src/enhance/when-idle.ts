/** Starts what can wait until the page is idle: the season's decoration and the service worker. */
import { keepSiteAtHand } from '#offline/register.ts';
import { dressForTheDay } from '#seasons/today.ts';

addEventListener('load', () =>
  (globalThis.requestIdleCallback ?? setTimeout)(() => {
    dressForTheDay();
    // The page works without the worker: a failure is only logged.
    keepSiteAtHand().catch(console.warn);
  }),
);
