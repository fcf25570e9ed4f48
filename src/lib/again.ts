declare global {
  interface Window {
    /** For scripts of single pages: imported there, it would be one more file. */
    again?: typeof again;
  }
}

/**
 * Runs an import, and once more if it fails. Under the name of a script a cache may hold something
 * else, such as the page of a network's portal, or half of it: what was asked for meanwhile is
 * first fetched past all caches.
 * @throws what the second attempt throws, or without network
 */
export function again<Module>(load: () => Promise<Module>): Promise<Module> {
  const start = performance.now();
  return load().catch(async () => {
    for (const { name, startTime } of performance.getEntriesByType('resource'))
      if (startTime >= start) await fetch(name, { cache: 'reload' });
    return load();
  });
}
