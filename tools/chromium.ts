import { existsSync } from 'node:fs';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * The Chromium found on this machine; `CHROMIUM_PATH` names another.
 * @throws Error that says how to install it.
 */
export function chromiumPath(): string {
  const named = process.env.CHROMIUM_PATH;
  const found = [...(named ? [named] : []), ...PLACES].find((place) => existsSync(place));
  if (!found) throw new Error('Chromium manque : apt-get install -y chromium');
  return found;
}
