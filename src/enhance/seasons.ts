/** Looks at the calendar once the page is idle: no first view waits for a lantern. */
addEventListener('load', () =>
  (globalThis.requestIdleCallback ?? setTimeout)(() =>
    // The page is whole without its dress.
    import('../seasons/main.ts').catch(console.warn),
  ),
);

export {};
