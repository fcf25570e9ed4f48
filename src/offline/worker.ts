/**
 * Keeps the whole site in the visitor's browser: every page, script and font, at the version that
 * the build gave them (`integrations/service-worker.ts` writes the list). A new version waits until
 * the visitor asks for it, or until the last page of the old one is closed.
 */
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute, setCatchHandler } from 'workbox-routing';

// TypeScript's library of workers cannot stand beside the one of pages: what is used, by hand.
declare const self: {
  __WB_MANIFEST: { url: string; revision: string | null }[];
  skipWaiting(): Promise<void>;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
};

const OFFLINE = '/hors-ligne';

cleanupOutdatedCaches();
// State in the query (`?ecran=`, `?q=`) is the page's own affair.
precacheAndRoute(self.__WB_MANIFEST, { ignoreURLParametersMatching: [/./] });

// What is not kept: the network, and without it a page that says so.
registerRoute(new NavigationRoute(({ request }) => fetch(request)));
setCatchHandler(async ({ request }) => {
  if (request.mode !== 'navigate') return Response.error();
  const article = /^\/docs\/([\w-]+)$/.exec(new URL(request.url).pathname)?.[1];
  // Every article of the documentation also stands on its list.
  if (article) return Response.redirect(`/docs#${article}`);
  return (await matchPrecache(OFFLINE)) ?? Response.error();
});

self.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void self.skipWaiting();
});
