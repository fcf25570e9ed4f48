import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { currentRelease } from './releases.ts';
import { siteListener } from './server.ts';

/** How often the server checks for a new release, in milliseconds. */
const INTERVAL = 500;

export interface Followed {
  /** The release that answers: the previous one until the new one is wholly in memory. */
  listener(): RequestListener;
  stop(): void;
}

/**
 * Serves the published release of a folder of releases, then each later one.
 * @param before answers until there is a first release
 * @param tell is called with one line for each change
 */
export async function followReleases(
  folder: string,
  before: RequestListener | undefined,
  tell: (line: string) => void,
): Promise<Followed> {
  let id = await currentRelease(folder);
  const read = (name: string) => siteListener(join(folder, name, 'site'), join(folder, 'earlier'));
  let listener = id ? await read(id) : before;
  if (!listener) throw new Error(`${folder} : rien n’est publié, lancez npm run release`);
  let timer: NodeJS.Timeout;

  const look = async () => {
    const next = await currentRelease(folder);
    if (next && next !== id) {
      listener = await read(next);
      id = next;
      tell(`Version servie : ${next}`);
    }
  };
  const wait = () => {
    timer = setTimeout(
      () =>
        look()
          .catch((error) => tell(String(error)))
          .finally(wait),
      INTERVAL,
    );
  };
  wait();
  return {
    listener: () => listener as RequestListener,
    stop: () => clearTimeout(timer),
  };
}
