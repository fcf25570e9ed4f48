import { formatMoney, formatNumber } from './money.ts';

/** A figure as content/fr/figures.yaml writes it: a ready text, or whole francs. */
export type Figure = string | { readonly amount: number; readonly currency: 'FCFA' | 'F' | 'EUR' };

export type Figures = Readonly<Record<string, Figure>>;

export function printFigure(figure: Figure): string {
  if (typeof figure === 'string') return figure;
  return figure.currency === 'EUR'
    ? `${formatNumber(figure.amount)} EUR`
    : formatMoney(figure.amount, figure.currency);
}

/**
 * Replaces each `{name}` of a text by the figure of that name, so that a figure is written once.
 * @throws Error naming the unknown figure.
 */
export function insertFigures(text: string, figures: Figures): string {
  return text.replace(/\{([a-z][a-z0-9-]*)\}/g, (_, name: string) => {
    const figure = figures[name];
    if (figure === undefined)
      throw new Error(`le chiffre {${name}} n’existe pas dans figures.yaml`);
    return printFigure(figure);
  });
}
