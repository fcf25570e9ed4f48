import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { currentRelease } from './releases.ts';
import { siteListener } from './server.ts';

/** How often a server looks whether another release is published, in milliseconds. */
const INTERVAL = 500;

export interface Followed {
  /** Of the release that is published; of the one before it until this one is whole in memory. */
  listener(): RequestListener;
  stop(): void;
}

/**
 * Serves what is published in a folder of releases, and goes on with each that takes its place.
 * @param before answers until there is a first one
 * @param tell what happens, in one line
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
