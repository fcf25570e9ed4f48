/** What many pages ask for: made once a build. In `astro dev` each time, since the content changes. */
export function onceABuild<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => {
    if (!import.meta.env.PROD) return make();
    made ??= make();
    return made;
  };
}
