/** Older engines and the theme at once; the service worker once the page is idle. */
import { again } from '#lib/again.ts';
import { keepSiteAtHand } from '#offline/register.ts';
import { applyTodaysTheme } from '#seasons/today.ts';

window.again = again;
// A failure is only logged, here and below: the page works without colours and without the worker.
if (!URL.canParse) import('./older.ts').catch(console.warn);
applyTodaysTheme().catch(console.warn);

addEventListener('load', () =>
  (window.requestIdleCallback ?? setTimeout)(() => keepSiteAtHand().catch(console.warn)),
);
