/** The privacy page's buttons: delete the site from the device, or allow it again. */

/** The storage key and its value, which `register.ts` repeats. */
const CHOICE = 'offline';
const NOTHING = 'off';

const keepsNothing = () => localStorage.getItem(CHOICE) === NOTHING;

/** Deletes the copy of the site, and all stored choices but this choice. */
async function keepNothing(): Promise<void> {
  localStorage.clear();
  localStorage.setItem(CHOICE, NOTHING);
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  for (const registration of registrations) await registration.unregister();
  if (window.caches) for (const name of await caches.keys()) await caches.delete(name);
}

function keepSite(): void {
  localStorage.removeItem(CHOICE);
}

const root = document.querySelector('[data-forget]');
const [erase, undo] = root?.querySelectorAll('button') ?? [];
const status = root?.querySelector('[role=status]');

function act(button: HTMLButtonElement, other: HTMLButtonElement, change: () => unknown) {
  button.addEventListener('click', async () => {
    let said = button.dataset.done;
    try {
      await change();
      button.hidden = true;
      other.hidden = false;
      other.focus();
    } catch {
      said = button.dataset.failed;
    }
    if (status) status.textContent = said ?? '';
  });
}

if (erase && undo) {
  act(erase, undo, keepNothing);
  act(undo, erase, keepSite);
  try {
    erase.hidden = keepsNothing();
  } catch {
    // Where storage is refused nothing is kept: the button stays, and shows an error when pressed.
  }
  undo.hidden = !erase.hidden;
}

export {};
