import { insertFigures } from '#i18n/figures.ts';
import type { Figure, Figures } from '#lib/figures.ts';

/**
 * A parsed content file with its figures in place: each field `figure: name` holds the figure
 * itself, for pages that compute or draw with it; each `{name}` of a text is printed.
 * @param at the fields that lead to the value
 * @throws Error naming the field and the figure that does not exist or cannot be printed.
 */
export function placeFigures(
  value: unknown,
  figures: Figures,
  at: readonly string[] = [],
): unknown {
  if (typeof value === 'string') {
    return at.at(-1) === 'figure' ? named(value, figures, at) : printed(value, figures, at);
  }
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (Array.isArray(value)) {
    return value.map((item, index) => placeFigures(item, figures, [...at, `${index}`]));
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, placeFigures(item, figures, [...at, key])]),
  );
}

function named(name: string, figures: Figures, at: readonly string[]): Figure {
  const figure = Object.hasOwn(figures, name) ? figures[name] : undefined;
  if (!figure)
    throw new Error(`${at.join('.')} : le chiffre ${name} n’existe pas dans figures.yaml`);
  return figure;
}

function printed(text: string, figures: Figures, at: readonly string[]): string {
  try {
    return insertFigures(text, figures);
  } catch (error) {
    throw new Error(`${at.join('.')} : ${error instanceof Error ? error.message : error}`);
  }
}
