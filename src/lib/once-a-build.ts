/**
 * Makes a value once a build, by its key if it has a key, however many pages ask for it. `astro
 * dev` makes it each time, since the content changes.
 */
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
