import { setTimeout as wait } from 'node:timers/promises';

/** Longer than a working machine needs, shorter than a test may last. */
const PATIENCE_MS = 100_000;

/**
 * Waits until `holds` is true.
 * @throws Error(otherwise) if that takes too long
 */
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
