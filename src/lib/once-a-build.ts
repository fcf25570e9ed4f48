/** Made once a build, for each key; `astro dev` makes it each time, since content changes. */
export function onceABuild<Value, Key = void>(
  make: (key: Key) => Promise<Value>,
): (key: Key) => Promise<Value> {
  const made = new Map<Key, Promise<Value>>();
  return (key) => {
    if (!import.meta.env.PROD) return make(key);
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
}
