/** A value of a parsed file, and the names of the fields that lead to it. */
export type Place = readonly [value: unknown, path: readonly string[]];

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !(value instanceof Date);

/** Every value of a parsed file, each after the list or the group of fields that holds it. */
export function walk(value: unknown, path: readonly string[] = []): Place[] {
  const inner = isGroup(value) ? Object.entries(value) : [];
  return [[value, path], ...inner.flatMap(([key, item]) => walk(item, [...path, key]))];
}

/** A parsed file with each text changed; names of fields and other values stay. */
export function mapStrings(
  value: unknown,
  change: (text: string, path: readonly string[]) => unknown,
  path: readonly string[] = [],
): unknown {
  if (typeof value === 'string') return change(value, path);
  if (!isGroup(value)) return value;
  const inner = Object.entries(value).map(
    ([key, item]) => [key, mapStrings(item, change, [...path, key])] as const,
  );
  return Array.isArray(value) ? inner.map(([, item]) => item) : Object.fromEntries(inner);
}

/** What an item of a list is called by. */
export function nameOf(item: unknown): string | undefined {
  const { id, name, title, author } = Object(item) as Record<string, unknown>;
  return [id, name, title, author].find((text): text is string => typeof text === 'string');
}
