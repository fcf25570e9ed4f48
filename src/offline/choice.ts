/** The reader's choice, made on the privacy page: whether this device keeps the site. */

/**
 * The storage key and its value; `register.ts` and `keep-all.ts` repeat them, so as not to load
 * this file.
 */
const STORED = 'offline';
const NOTHING = 'off';

export const keepsNothing = () => localStorage.getItem(STORED) === NOTHING;

/** Deletes the copy of the site, and all stored choices but this one. */
export async function keepNothing(): Promise<void> {
  localStorage.clear();
  localStorage.setItem(STORED, NOTHING);
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  for (const registration of registrations) await registration.unregister();
  if (window.caches) for (const name of await caches.keys()) await caches.delete(name);
}

export function keepSite(): void {
  localStorage.removeItem(STORED);
}
