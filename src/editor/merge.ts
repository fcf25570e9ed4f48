/** Two people's changes to the same data, brought together place by place. */

export type Data = unknown;
export type Group = Readonly<Record<string, Data>>;

export const isGroup = (data: Data): data is Group =>
  typeof data === 'object' && data !== null && !Array.isArray(data);
export const isEmpty = (data: Data): boolean =>
  data === undefined ||
  data === null ||
  data === '' ||
  data === false ||
  (typeof data === 'object' && Object.values(data).every(isEmpty));

export const same = (one: Data, other: Data): boolean => {
  if (isEmpty(one) && isEmpty(other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other)
    return String(one).trim() === String(other).trim();
  return Object.keys({ ...one, ...other }).every((key) =>
    same((one as Group)[key], (other as Group)[key]),
  );
};

const named = (one: Data, other: Data): boolean =>
  isGroup(one) && isGroup(other) && Boolean(one.id) && one.id === other.id;

/** Whether an item of a list is a changed copy: it has the same `id`, or half of its fields. */
function alike(old: Data, item: Data): boolean {
  if (!isGroup(old) || !isGroup(item)) return false;
  if (named(old, item)) return true;
  const keys = Object.keys({ ...old, ...item });
  return 2 * keys.filter((key) => same(old[key], item[key])).length >= keys.length;
}

/** For each item of a list, its place in the list as it was before, or -1 for a new item. */
export function align(before: readonly Data[], after: readonly Data[]): number[] {
  const left = new Set(before.keys());
  const found = after.map(() => -1);
  const pair = (index: number, at: number) => {
    if (found[index] === -1 && left.delete(at)) found[index] = at;
  };
  // From both ends first, for items that are equal to one another.
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  for (; start < shorter && same(before[start], after[start]); start++) pair(start, start);
  for (let end = 1; end <= shorter - start && same(before.at(-end), after.at(-end)); end++)
    pair(after.length - end, before.length - end);
  for (const test of [same, alike])
    for (const [index, item] of after.entries())
      if (found[index] === -1) pair(index, [...left].find((at) => test(before[at], item)) ?? -1);
  // A changed text has only its place in common with the old text.
  let place = -1;
  for (const [index, item] of after.entries()) {
    if (!isGroup(item) || Object.keys(item).length < 3) pair(index, place + 1);
    const at = found[index] ?? -1;
    if (at >= 0) place = at;
  }
  return found;
}

/** A place that two people changed in different ways; `undefined` is what one of them removed. */
export interface Clash {
  readonly path: string;
  readonly mine: Data;
  readonly theirs: Data;
}

/** Two people's changes. @param clashes gets the places that both changed: there mine stays */
export function merge(base: Data, mine: Data, theirs: Data, clashes: Clash[], path = ''): Data {
  if (same(mine, theirs) || same(base, mine)) return theirs;
  if (same(base, theirs)) return mine;
  const below = (name: string | number) => (path ? `${path}.${name}` : String(name));
  if (isGroup(mine) && isGroup(theirs)) {
    const old = isGroup(base) ? base : {};
    const names = Object.keys({ ...theirs, ...mine });
    return Object.fromEntries(
      names.map((name) => [name, merge(old[name], mine[name], theirs[name], clashes, below(name))]),
    );
  }
  if (Array.isArray(mine) && Array.isArray(theirs)) {
    const old: readonly Data[] = Array.isArray(base) ? base : [];
    const list = mergeLists(itemsOf(old, mine), itemsOf(old, theirs), (at, my, their) =>
      merge(old[at], my?.value, their?.value, clashes, below(my?.index ?? at)),
    );
    if (list) return list;
  }
  clashes.push({ path, mine, theirs });
  return mine;
}

/** An item of a list: its place before, -1 for a new item, and its place now. */
interface Item {
  readonly at: number;
  readonly index: number;
  readonly value: Data;
}

const itemsOf = (before: readonly Data[], after: readonly Data[]): Item[] =>
  align(before, after).map((at, index) => ({ at, index, value: after[index] }));

/** Whether both are one item: from one old item, or new items that are equal or share an `id`. */
const twins = (one: Item, other: Item): boolean =>
  one.at === other.at &&
  (one.at >= 0 || same(one.value, other.value) || named(one.value, other.value));

const reordered = (items: readonly Item[]): boolean => {
  const kept = items.filter(({ at }) => at >= 0);
  return kept.some(({ at }, index) => at < (kept[index - 1]?.at ?? 0));
};

/**
 * The order of the person who changed it, with the other's new items behind the same neighbours.
 * @returns undefined if both changed the order
 */
function mergeLists(
  mine: readonly Item[],
  theirs: readonly Item[],
  both: (at: number, mine: Item | undefined, theirs: Item | undefined) => Data,
): Data[] | undefined {
  const leads = reordered(mine);
  if (leads && reordered(theirs)) return undefined;
  const itemValue = (item: Item) => {
    const [my, their] = [mine, theirs].map((items) => items.find((one) => twins(one, item)));
    return item.at >= 0 || (my && their) ? both(item.at, my, their) : item.value;
  };
  const merged = (leads ? mine : theirs).map((item) => ({ item, value: itemValue(item) }));
  let last = -1;
  for (const item of leads ? theirs : mine) {
    const twin = merged.findIndex((one) => twins(one.item, item));
    if (twin >= 0) last = twin;
    else {
      do last++;
      while (merged[last]?.item.at === -1);
      merged.splice(last, 0, { item, value: itemValue(item) });
    }
  }
  return merged.flatMap(({ value }) => (value === undefined ? [] : [value]));
}
