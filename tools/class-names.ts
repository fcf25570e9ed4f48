import { globSync, readFileSync } from 'node:fs';
import { basename, relative } from 'node:path';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** The first index of two letters. */
const TWO = LETTERS.length;
/** Names of classes and key frames in a style sheet. */
const NAMED = /(?:\.|@keyframes\s+)([a-z][\w-]*)/gi;
const NOT_SELECTORS = /\/\*.*?\*\/|"[^"]*"|url\([^)]*\)/gs;

/** Class names that a developer reads: `EXPLAIN=.class npm run build` (`tools/explain.ts`). */
export const longClassName = (local: string, file: string) =>
  `${basename(file).replace(/\..*/, '')}__${local}`;

/**
 * Short class names: two capitals for the file, then a letter for the class. A page uses some forty
 * of these files, which saves it 0.3 to 0.4 kB. Capitals, because a rule is kept if its class name
 * occurs as a word of the page or its scripts (used-rules.ts).
 */
export function classNames(root: string): (local: string, file: string) => string {
  const files = globSync('src/**/*.module.css', { cwd: root }).sort();
  const known = new Map<string, readonly string[]>();

  function namesIn(file: string): readonly string[] {
    const css = readFileSync(file, 'utf8').replace(NOT_SELECTORS, '');
    return [...new Set([...css.matchAll(NAMED)].map(([, name = '']) => name))];
  }

  return (local, id) => {
    const file = id.replace(/\?.*/, '');
    const path = relative(root, file);
    // Written while the development server runs.
    if (!files.includes(path)) files.push(path);
    if (!known.get(file)?.includes(local)) known.set(file, namesIn(file));
    const place = known.get(file)?.indexOf(local) ?? -1;
    if (place < 0) throw new Error(`${path}: no class ${local}`);
    return letters(TWO + files.indexOf(path)).toUpperCase() + letters(place);
  };
}

/** The part of a class name that identifies its file. */
export function fileOfClass(name: string): string {
  return name.replace(/[a-z]+$/, '');
}

/** a, b, … z, aa, ab, … */
function letters(index: number): string {
  const before = Math.floor(index / LETTERS.length);
  return (before > 0 ? letters(before - 1) : '') + LETTERS.charAt(index % LETTERS.length);
}
