import { setImmediate } from 'node:timers/promises';
import { Refusal } from '#lib/refusal.ts';

let running = 0;
const faults = new Set<string>();

/** Notes what is wrong in a file, for the end of the loading. */
export const noteFault = (fault: string) => faults.add(fault);

/** Runs checks side by side. @throws Refusal with what all of them refuse */
export async function every<Result>(...checks: (() => Promise<Result>)[]): Promise<Result[]> {
  const ended = await Promise.allSettled(checks.map((check) => check()));
  const refused = ended.flatMap((one) => (one.status === 'rejected' ? [one.reason as Error] : []));
  const mistake = refused.find((error) => !(error instanceof Refusal));
  if (mistake) throw mistake;
  if (refused.length > 0) throw new Refusal(refused.map(({ message }) => message).join('\n'));
  return ended.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
}

/**
 * Runs the first loading of a collection. Astro loads them all at once: the last to end says what is
 * wrong in the files of all, so that a person who deletes something reads at once all that mentions
 * it.
 * @throws Refusal with the faults of all files
 */
export async function together(load: () => Promise<void>): Promise<void> {
  running += 1;
  try {
    await load();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    noteFault(error.message);
  } finally {
    // The others have begun by then, even if this loading had nothing to wait for.
    await setImmediate();
    running -= 1;
  }
  if (running > 0 || faults.size === 0) return;
  const all = [...faults].join('\n');
  faults.clear();
  throw new Refusal(all);
}
