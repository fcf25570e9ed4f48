import { insertFigures, lookUp, unknown } from '#i18n/figures.ts';
import type { Figure, Named } from '#lib/figures.ts';

/**
 * Replaces the names of figures and examples in a parsed content file. A field `figure: name`
 * becomes the figure itself, for pages that compute or draw with it. A value that is only the call
 * of an example, `"{shop.articles.rice.price}"`, becomes the example itself, a number where it is
 * one. Any other `{name}` in a text is printed with its unit.
 * @param at the path of fields that leads to the value
 * @throws Error naming the field, and the figure that does not exist or cannot be printed
 */
export function placeFigures(value: unknown, named: Named, at: readonly string[] = []): unknown {
  if (typeof value === 'string') {
    return at.at(-1) === 'figure' ? figureNamed(value, named, at) : placed(value, named, at);
  }
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (Array.isArray(value)) {
    return value.map((item, index) => placeFigures(item, named, [...at, `${index}`]));
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, placeFigures(item, named, [...at, key])]),
  );
}

function figureNamed(name: string, named: Named, at: readonly string[]): Figure {
  const figure = lookUp(name, named);
  if (!figure || 'example' in figure) throw new Error(`${at.join('.')} : ${unknown(name)}`);
  return figure;
}

function placed(text: string, named: Named, at: readonly string[]): string | number {
  const [, whole = ''] = /^\{([^{}]+)\}$/.exec(text) ?? [];
  const found = lookUp(whole, named);
  if (found && 'example' in found) return found.example;
  try {
    return insertFigures(text, named);
  } catch (error) {
    throw new Error(`${at.join('.')} : ${error instanceof Error ? error.message : error}`);
  }
}
