/**
 * Caches values that many pages ask for during a build, by a key such as the language. `astro dev`
 * makes them each time, since the content changes.
 */
export function onceABuild<Key, Value>(
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
