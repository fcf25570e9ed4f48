// Trusted Types: the only script address that a page may take from a string is the worker's,
// whatever the string says.
window.trustedTypes?.createPolicy('default', { createScriptURL: () => '/sw.js' });

/** Registers the worker, unless data is saved or nothing may be kept; one already there stays. */
export async function keepSiteAtHand(): Promise<void> {
  const workers = navigator.serviceWorker;
  // The choice that `forget-device.ts` stores: a file shared with it would be one more request.
  // Where storage is refused this throws; a worker would be refused too.
  if (!workers || localStorage.getItem('offline') === 'off') return;
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  const frugal = connection?.saveData || /2g/.test(`${connection?.effectiveType}`);
  if (frugal && !(await workers.getRegistration())) return;

  await workers.register('/sw.js');
}
