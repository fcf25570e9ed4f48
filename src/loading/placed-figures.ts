import { expectAgreement, insertFigures, lookUp, unknown } from '#i18n/figures.ts';
import type { Figure, Named } from '#lib/figures.ts';
import { Refusal } from '#lib/refusal.ts';
import { mapStrings, walk } from '#lib/walk.ts';
import { faultLines } from '#schemas/french-errors.ts';

/**
 * Replaces the names of figures and examples in a parsed content file. A field `figure: name`
 * becomes the figure itself, for pages that compute or draw with it. A value that is only the call
 * of an example, `"{shop.articles.rice.price}"`, becomes the example itself, as a number where it
 * is numeric. Any other `{name}` in a text is printed with its unit.
 * @throws Error naming each field, and the figure that does not exist, cannot be printed or is 0 or 1
 * before a plural
 */
export function placeFigures(value: unknown, named: Named, file = ''): unknown {
  const labels = new Map(walk(value).map(([text, path]) => [path.join('.'), text]));
  const faults: string[] = [];
  const found = mapStrings(value, (text, path) => {
    try {
      if (path.at(-1) !== 'figure') return placed(text, named);
      return figureNamed(text, named, labels.get([...path.slice(0, -1), 'label'].join('.')));
    } catch (error) {
      faults.push(`${path.join('.')} : ${error instanceof Error ? error.message : error}`);
      return text;
    }
  });
  if (faults.length > 0) throw new Refusal(file ? faultLines(file, faults) : faults.join(' ; '));
  return found;
}

/** @param label the text beside the figure, if anything */
function figureNamed(name: string, named: Named, label: unknown): Figure {
  const figure = lookUp(name, named);
  if (!figure || 'example' in figure) throw new Error(unknown(name));
  expectAgreement(name, figure, ` ${label}`);
  return figure;
}

function placed(text: string, named: Named): string | number {
  const [, whole = ''] = /^\{([^{}]+)\}$/.exec(text) ?? [];
  const found = lookUp(whole, named);
  return found && 'example' in found ? found.example : insertFigures(text, named);
}
