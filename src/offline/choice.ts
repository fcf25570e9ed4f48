/** The reader's own choice, made on the privacy page: whether this device keeps the site. */

/** Where it stands, and the word that it is; `register.ts` reads it without this file. */
const STORED = 'hors-ligne';
const NOTHING = 'non';

export const keepsNothing = () => localStorage.getItem(STORED) === NOTHING;

/** Takes off the copy of the site and every choice but this one. */
export async function keepNothing(): Promise<void> {
  localStorage.clear();
  localStorage.setItem(STORED, NOTHING);
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  for (const registration of registrations) await registration.unregister();
  if (globalThis.caches) for (const name of await caches.keys()) await caches.delete(name);
}

export function keepSite(): void {
  localStorage.removeItem(STORED);
}
