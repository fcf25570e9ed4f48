/** The reader's own choice, made on the privacy page: whether this device keeps the site. */

const STORED = 'hors-ligne';

export function keepsNothing(): boolean {
  try {
    return localStorage.getItem(STORED) === 'non';
  } catch {
    // Where storage is refused nothing is kept, and the browser refuses a worker too.
    return false;
  }
}

/** Takes off the copy of the site and every choice but this one. */
export async function keepNothing(): Promise<void> {
  localStorage.clear();
  localStorage.setItem(STORED, 'non');
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  for (const registration of registrations) await registration.unregister();
  if (globalThis.caches) for (const name of await caches.keys()) await caches.delete(name);
}

export function keepSite(): void {
  localStorage.removeItem(STORED);
}
