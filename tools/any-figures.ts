import fc from 'fast-check';
import { typeset } from '#i18n/typography.ts';
import type { Figure, Figures, WrittenFigures } from '#lib/figures.ts';
import { mapStrings } from '#lib/walk.ts';
import { readMdxFile, readYaml } from '#loading/files.ts';
import { readNamed } from '#loading/named.ts';
import { placeFigures } from '#loading/placed-figures.ts';
import { figures as schema } from '#schemas/figure.ts';

/** Prices that an owner may set, in whole francs: mostly round; 0 too. */
const anyPrice = fc.oneof(
  fc.nat(2000).map((step) => step * 500),
  fc.nat(1_000_000),
);

const written = readYaml('src/content/figures.yaml', '') as WrittenFigures;

function anyOf(figure: WrittenFigures[string]): fc.Arbitrary<WrittenFigures[string]> {
  const numbers = fc.nat(999);
  if ('amount' in figure) return anyPrice.map((amount) => ({ ...figure, amount }));
  if ('count' in figure) return numbers.map((count) => ({ ...figure, count: count * 1000 }));
  if ('percent' in figure) return fc.nat(1000).map((tenths) => ({ percent: tenths / 10 }));
  if ('duration' in figure) return numbers.map((more) => ({ ...figure, duration: more + 1 }));
  if ('capacity' in figure && figure.capacity !== 'unlimited')
    return numbers.map((more) => ({ capacity: more * 10 + 1 }));
  return fc.constant(figure);
}

/** The site's figures with other values; computed ones follow. */
export const anyFigures: fc.Arbitrary<Figures> = fc
  .record(
    Object.fromEntries(Object.entries(written).map(([name, figure]) => [name, anyOf(figure)])),
  )
  .map((changed): Record<string, Figure> => schema.parse(changed));

function longestOf(figure: WrittenFigures[string]): WrittenFigures[string] {
  if ('amount' in figure) return { ...figure, amount: 1_000_000 };
  if ('count' in figure) return { ...figure, count: 999_000 };
  if ('percent' in figure) return { percent: 99.9 };
  if ('duration' in figure) return { ...figure, duration: 999 };
  if ('capacity' in figure && figure.capacity !== 'unlimited') return { capacity: 9_991 };
  return figure;
}

/** Figures as long as any of these print: limits of length must leave room for them. */
export const longestFigures: Figures = schema.parse(
  Object.fromEntries(Object.entries(written).map(([name, figure]) => [name, longestOf(figure)])),
);

const named = readNamed();
const read = new Map<string, unknown>();

/** A content file as its schema receives it; of an article, its front matter. */
export function contentOf(file: string, figures: Figures): unknown {
  const path = `src/content/fr/${file}`;
  const raw =
    read.get(file) ?? (file.endsWith('.mdx') ? readMdxFile(path, '').fields : readYaml(path, ''));
  read.set(file, raw);
  return mapStrings(placeFigures(raw, { ...named, ...figures }), typeset);
}
