import { existsSync } from 'node:fs';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

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
