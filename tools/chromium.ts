import { existsSync } from 'node:fs';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** Chromium without its windows: it does the same in half the processor's time. */
const SHELL = '/usr/bin/chromium-headless-shell';

/**
 * The Chromium of this machine; `CHROMIUM_PATH` names another.
 * @throws Error with the command to install it
 */
export function chromiumPath(): string {
  const named = process.env.CHROMIUM_PATH;
  const found = [...(named ? [named] : []), ...PLACES].find((place) => existsSync(place));
  if (!found) throw new Error('Chromium manque : apt-get install -y chromium');
  return found;
}

/** Its headless shell where the machine has it, else the whole of Chromium. */
export function headlessShellPath(): string {
  return !process.env.CHROMIUM_PATH && existsSync(SHELL) ? SHELL : chromiumPath();
}
