import { setTimeout as wait } from 'node:timers/promises';

/** Longer than any machine takes that works at all, shorter than a test may last. */
const PATIENCE_MS = 100_000;

/** Waits for what will be: as long as it takes on this machine, no shorter and no longer. */
export async function until(
  holds: () => boolean | Promise<boolean>,
  otherwise: string,
): Promise<void> {
  const last = performance.now() + PATIENCE_MS;
  while (!(await holds())) {
    if (performance.now() > last) throw new Error(otherwise);
    await wait(25);
  }
}
