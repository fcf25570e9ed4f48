import { insertFigures, lookUp, unknown } from '#i18n/figures.ts';
import type { Figure, Named } from '#lib/figures.ts';
import { mapStrings } from '#lib/walk.ts';

/**
 * Replaces the names of figures and examples in a parsed content file. A field `figure: name`
 * becomes the figure itself, for pages that compute or draw with it. A value that is only the call
 * of an example, `"{shop.articles.rice.price}"`, becomes the example itself, a number where it is
 * one. Any other `{name}` in a text is printed with its unit.
 * @throws Error naming the field, and the figure that does not exist or cannot be printed
 */
export function placeFigures(value: unknown, named: Named): unknown {
  return mapStrings(value, (text, path) => {
    try {
      return path.at(-1) === 'figure' ? figureNamed(text, named) : placed(text, named);
    } catch (error) {
      throw new Error(`${path.join('.')} : ${error instanceof Error ? error.message : error}`);
    }
  });
}

function figureNamed(name: string, named: Named): Figure {
  const figure = lookUp(name, named);
  if (!figure || 'example' in figure) throw new Error(unknown(name));
  return figure;
}

function placed(text: string, named: Named): string | number {
  const [, whole = ''] = /^\{([^{}]+)\}$/.exec(text) ?? [];
  const found = lookUp(whole, named);
  return found && 'example' in found ? found.example : insertFigures(text, named);
}
