/**
 * The buttons of the privacy page: delete the site from the device and keep it off, or allow it
 * again.
 */
import { keepNothing, keepSite, keepsNothing } from './choice.ts';

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
