/** Where the build writes the worker. */
const WORKER = '/sw.js';

/**
 * Registers the worker, unless the visitor saves data or has asked that nothing be kept. A visitor
 * who has it already keeps it, and hears of new versions.
 */
export async function keepSiteAtHand(): Promise<void> {
  const workers = navigator.serviceWorker;
  // Where storage is refused this throws, and the browser would refuse a worker too.
  if (!workers || localStorage.getItem('hors-ligne') === 'non') return;
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  const frugal = connection?.saveData || /2g/.test(`${connection?.effectiveType}`);
  if (frugal && !(await workers.getRegistration())) return;

  const registration = await workers.register(WORKER, { updateViaCache: 'none' });
  const announce = () => {
    const { waiting } = registration;
    if (waiting && workers.controller) {
      import('./announce.ts').then((module) => module.announce(waiting), console.warn);
    }
  };
  announce();
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', announce),
  );
}
