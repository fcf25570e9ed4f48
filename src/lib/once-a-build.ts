/**
 * Caches a value that many pages ask for during a build. `astro dev` makes it each time, since the
 * content changes.
 */
export function onceABuild<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => {
    if (!import.meta.env.PROD) return make();
    made ??= make();
    return made;
  };
}
