/**
 * The releases of a site, side by side in one folder. `<id>/site` and `<id>/nginx` never change
 * once written; `current` is a link to the published release; `earlier/` holds the hashed files of
 * all of them; `published` lists their ids, newest first.
 */
import { createHash } from 'node:crypto';
import {
  copyFile,
  cp,
  mkdir,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '../tools/dist.ts';
import { checkSite } from './check-site.ts';
import { readSiteHeaders } from './headers.ts';
import { nginxMaps, nginxSite } from './nginx.ts';
import { readSite } from './site-files.ts';
import { contentTime } from './validators.ts';

const ID = /^[0-9a-f]{16}$/;
const HASHED = '_a';

const unlessMissing = (error: NodeJS.ErrnoException) => {
  if (error.code !== 'ENOENT') throw error;
};

/** The id of the published release, if there is one. */
export async function currentRelease(folder: string): Promise<string | undefined> {
  return (await readlink(join(folder, 'current')).catch(unlessMissing)) ?? undefined;
}

/** Ids of the releases that are kept, newest first. */
async function published(folder: string): Promise<string[]> {
  const text = await readFile(join(folder, 'published'), 'utf8').catch(unlessMissing);
  return (text ?? '').split('\n').filter((id) => ID.test(id));
}

/**
 * Makes a release of a built site, and publishes it.
 * @param keep how many earlier releases stay, to go back to, and for open tabs
 * @returns its id, which depends only on the content
 * @throws Error if the site is incomplete; nothing has changed then
 */
export async function release(folder: string, dist: string, keep: number): Promise<string> {
  await mkdir(folder, { recursive: true });
  const fresh = join(folder, `new-${process.pid}`);
  try {
    // `dist` may be replaced meanwhile, so the copy is what is checked and named.
    await cp(dist, join(fresh, 'site'), { recursive: true });
    const id = await complete(fresh);
    await rename(fresh, join(folder, id)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    });
    await keepHashed(folder, id);
    const ids = [id, ...(await published(folder)).filter((other) => other !== id)];
    const kept = ids.slice(0, keep + 1);
    await replace(join(folder, 'published'), (file) => writeFile(file, `${kept.join('\n')}\n`));
    await publish(folder, id);
    await prune(folder, kept);
    return id;
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
}

/**
 * Publishes the release before the one that is published.
 * @throws Error if none is left
 */
export async function goBack(folder: string): Promise<string> {
  const ids = await published(folder);
  const before = ids[ids.indexOf((await currentRelease(folder)) ?? '') + 1];
  if (ids.length < 2 || before === undefined) {
    throw new Error('Aucune version précédente n’est gardée.');
  }
  await publish(folder, before);
  return before;
}

/** Checks a copy of the site, adds its server files, and names it by its content. */
async function complete(fresh: string): Promise<string> {
  const root = join(fresh, 'site');
  await checkSite(root);
  const hash = createHash('sha256');
  for (const file of await listFiles(root)) {
    const path = join(root, file);
    const content = await readFile(path);
    const time = contentTime(content);
    await utimes(path, time, time);
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  const files = await readSite(root);
  const own = readSiteHeaders(await readFile(join(root, '_headers'), 'utf8'));
  const maps = nginxMaps(files, own);
  const id = hash.update(maps).update(nginxSite(files, '')).digest('hex').slice(0, 16);
  await mkdir(join(fresh, 'nginx'));
  await writeFile(join(fresh, 'nginx/maps.conf'), maps);
  await writeFile(join(fresh, 'nginx/site.conf'), nginxSite(files, id));
  return id;
}

/** Hashed file names: two files of one name have the same content. */
async function keepHashed(folder: string, id: string): Promise<void> {
  const to = join(folder, 'earlier', HASHED);
  await mkdir(to, { recursive: true });
  const known = new Set(await readdir(to));
  const from = join(folder, id, 'site', HASHED);
  for (const name of (await readdir(from)).filter((file) => !known.has(file))) {
    await replace(join(to, name), async (copy) => {
      await copyFile(join(from, name), copy);
      const time = contentTime(await readFile(copy));
      await utimes(copy, time, time);
    });
  }
}

function publish(folder: string, id: string): Promise<void> {
  return replace(join(folder, 'current'), (link) => symlink(id, link));
}

/** Writes a temporary file, then renames it over the old one: readers never see half a file. */
async function replace(path: string, write: (aside: string) => Promise<void>): Promise<void> {
  const aside = `${path}-new-${process.pid}`;
  await rm(aside, { force: true });
  await write(aside);
  await rename(aside, path);
}

async function prune(folder: string, kept: readonly string[]): Promise<void> {
  const old = (await readdir(folder)).filter((name) => ID.test(name) && !kept.includes(name));
  for (const id of old) await rm(join(folder, id), { recursive: true, force: true });
  const needed = new Set<string>();
  for (const id of kept) {
    for (const name of await readdir(join(folder, id, 'site', HASHED))) needed.add(name);
  }
  const earlier = join(folder, 'earlier', HASHED);
  for (const name of await readdir(earlier)) {
    if (!needed.has(name)) await rm(join(earlier, name));
  }
}
