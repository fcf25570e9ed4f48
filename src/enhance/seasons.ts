/** What waits until the page is idle: the calendar's dress, and keeping the site at hand. */
addEventListener('load', () =>
  (globalThis.requestIdleCallback ?? setTimeout)(() =>
    // The page is whole without them.
    import('./when-idle.ts').catch(console.warn),
  ),
);

export {};
