/** Leaves out what only points to a page that is gone, and what a removed product had. */
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { contentPath } from '#i18n/content-path.ts';
import { nameOf } from '#lib/walk.ts';
import { productOf, products } from '#products/registry.ts';
import { POINTERS } from './naming.ts';
import { isLost } from './own-addresses.ts';

/** The products that still have their file of words, and no line in the registry. */
export function goneProducts(root: string): string[] {
  const files = globSync(root + contentPath('products/*.yaml'));
  return files.map((file) => basename(file, '.yaml')).filter((id) => !productOf(id));
}

/** Whether a file is of such a product: by its name (`pages/tappos-pricing.yaml`) or its `product`. */
export function isOfGone(file: string, root: string): boolean {
  return goneProducts(root).some(
    (id) =>
      new RegExp(`^${id}(?:-|$)`).test(basename(file).replace(/\.\w+$/, '')) ||
      new RegExp(`^product: ${id}$`, 'm').test(readFileSync(root + file, 'utf8')),
  );
}

export const shownScreens = (): string[] =>
  products.flatMap(({ id, aiScreen }) => {
    const overview = readFileSync(contentPath(`pages/${id}-overview.yaml`), 'utf8');
    return [
      aiScreen,
      ...[...overview.matchAll(/\bscreen: ([\w-]+)/g)].map(([, name = '']) => name),
    ];
  });

const calledBy = (item: unknown) => nameOf(item) ?? (Object(item) as { page?: string }).page;

export interface Pruned {
  readonly kept: unknown;
  /** What was left out, and why; items of lists are called by name, since their places change. */
  readonly left: readonly string[];
  /** A refusal of what was kept, with the places of items as they are in the file. */
  inFile(refusal: string): string;
}

/** The fields of a file, without what leaves by itself. */
export function withoutLost(data: unknown, root: string): Pruned {
  const gone = goneProducts(root);
  const left: string[] = [];
  const reasonOf = (value: unknown, path: readonly string[]): string | undefined => {
    const { product, route, page } = Object(value) as Record<string, unknown>;
    const own = gone.find((id) => product === id || `${route}`.startsWith(`${id}-`));
    if (own) return `${own} n’est plus du site`;
    const [name = '', above = ''] = path.toReversed();
    const address = [value, name, page].find(
      (text) => typeof text === 'string' && isLost(text, root),
    );
    return address && POINTERS.some((field) => field === name || field === above)
      ? `l’adresse ${address} ne mène nulle part`
      : undefined;
  };
  /** For each list by its path, where in the file its items are. */
  const places = new Map<string, string[]>();
  const prune = (value: unknown, path: readonly string[], place = ''): unknown => {
    if (value === null || typeof value !== 'object' || value instanceof Date) return value;
    const isList = Array.isArray(value);
    const stay: [string, unknown][] = [];
    for (const [key, item] of Object.entries(value)) {
      const at = [...path, (isList && calledBy(item)) || key];
      const reason = reasonOf(item, at);
      if (reason) left.push(`${at.join('.')} : ${reason}`);
      else stay.push([key, prune(item, at, `${place}.${isList ? stay.length : key}`)]);
    }
    if (!isList) return Object.fromEntries(stay);
    places.set(
      place,
      stay.map(([key]) => key),
    );
    return stay.map(([, item]) => item);
  };
  const inFile = (refusal: string) =>
    refusal.replace(/(?<= : |^ {2})[a-z_][\w-]*(?:\.[\w-]+)+/gm, (path) => {
      const parts = path.split('.');
      const above = (at: number) => ['', ...parts.slice(0, at)].join('.');
      return parts.map((part, at) => places.get(above(at))?.[Number(part)] ?? part).join('.');
    });
  return { kept: prune(data, []), left, inFile };
}
