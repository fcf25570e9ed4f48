import { copyFile, mkdir, readFile, rename, rm, rmdir, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { listFiles } from './dist.ts';

/** Within the folder, what will take its place. While it exists, the folder is not whole. */
export const COMING = '.new';
/** The owner's, or the disk's: never deleted. */
const foreign = /^(?:\.|lost\+found(?:\/|$))/;
/** Programs that copy « only what is newer » may compare only minutes. */
const MINUTE = 60;

const copied = (file: string) => file.replace(/\.(?:br|gz)$/, '');
/** Pages come after what they ask for and after their compressed copies, settings at the end. */
const order = [/^_a\//, /\.(?:br|gz)$/, /^[^_]/, /^_/];
const rank = (file: string) => order.findIndex((kind) => kind.test(file));
const read = (file: string) => readFile(file).catch(() => undefined);

/**
 * Gives a folder the files of another, one by one: the folder may be a link, another disk, or being
 * served. A file whose content stays is not changed and keeps its date; a changed file, and its
 * compressed copies, are dated now, or later than they were if the clock went back.
 * @throws Error of the file system; if the disk is full, before anything has changed
 */
export async function fillFolder(from: string, to: string, now = Date.now()): Promise<void> {
  const coming = join(to, COMING);
  await rm(coming, { recursive: true, force: true });
  const files = await listFiles(from);
  const former = (await listFiles(to).catch(() => [])).filter((file) => !foreign.test(file));
  const changed: string[] = [];
  try {
    await mkdir(coming, { recursive: true });
    for (const group of Map.groupBy(files, copied).values()) {
      const pairs = group.map((file) => [read(join(from, file)), read(join(to, file))] as const);
      const same = pairs.map(async ([one, other]) => (await other)?.equals((await one) as Buffer));
      if ((await Promise.all(same)).every(Boolean)) continue;
      let date = Math.floor(now / 1000);
      for (const file of group) {
        const before = await stat(join(to, file)).catch(() => undefined);
        if (before) date = Math.max(date, Math.floor(before.mtimeMs / 1000) + MINUTE);
      }
      for (const file of group) {
        await mkdir(dirname(join(coming, file)), { recursive: true });
        await copyFile(join(from, file), join(coming, file));
        await utimes(join(coming, file), date, date);
        changed.push(file);
      }
    }
  } catch (error) {
    await rm(coming, { recursive: true, force: true });
    throw error;
  }
  for (const file of changed.toSorted((a, b) => rank(a) - rank(b))) {
    await mkdir(dirname(join(to, file)), { recursive: true });
    await rename(join(coming, file), join(to, file));
  }
  const kept = new Set(files);
  for (const file of former.filter((name) => !kept.has(name))) {
    await rm(join(to, file));
    await rmdir(dirname(join(to, file))).catch(() => {});
  }
  await rm(coming, { recursive: true, force: true });
}
