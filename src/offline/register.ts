// Of all strings, no page takes any for the address of a script: this one, whatever is asked.
window.trustedTypes?.createPolicy('default', { createScriptURL: () => '/sw.js' });

/**
 * Registers the worker, unless the visitor saves data or has asked that nothing be kept. A visitor
 * who has it already keeps it, and hears of new versions.
 */
export async function keepSiteAtHand(): Promise<void> {
  const workers = navigator.serviceWorker;
  // As `choice.ts` writes it; where storage is refused this throws, and a worker would be refused too.
  if (!workers || localStorage.getItem('hors-ligne') === 'non') return;
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  const frugal = connection?.saveData || /2g/.test(`${connection?.effectiveType}`);
  if (frugal && !(await workers.getRegistration())) return;

  if (workers.controller) {
    // Another worker takes over when there is another release.
    workers.addEventListener('controllerchange', () =>
      import('./announce.ts').then((module) => module.announce(), console.warn),
    );
  }
  await workers.register('/sw.js', { updateViaCache: 'none' });
}
