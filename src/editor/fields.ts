/** A field of a form of Sveltia CMS, as far as our schemas need it. */
export interface Field {
  readonly name: string;
  readonly label: string;
  readonly widget: string;
  readonly hint?: string | undefined;
  readonly required?: boolean;
  readonly fields?: readonly Field[];
  readonly field?: Field;
  /** Of a list whose items are of several kinds: a group for each, by its `kind`. */
  readonly types?: readonly Field[];
  /** Whether it holds a number or a text. */
  readonly mixed?: boolean;
  readonly options?: readonly { readonly label: string; readonly value: unknown }[];
  /** Of a photograph: how wide it must be. */
  readonly least?: number | undefined;
  readonly pattern?: readonly [string, string] | undefined;
  /** Fields beside it which, once filled, require it. */
  readonly requiredBy?: readonly string[] | undefined;
  readonly [option: string]: unknown;
}

/** A number, a time of day, or the name of a number. */
export const NUMBER = [
  '^(-?\\d+(\\.\\d+)?|\\d\\d?:\\d\\d|\\{[^{}]+\\}|unlimited)$',
  'un nombre, sans espace ni unité ; une heure : 9 ou 08:30',
] as const;

/** A price, a count. */
export const INTEGER = [
  '^(-?\\d+|\\{[^{}]+\\})$',
  'un nombre entier, sans espace ni unité',
] as const;

export function itemOf(list: Field, item: unknown): Field {
  const { kind } = (item ?? {}) as { kind?: unknown };
  const type = list.types?.find(({ name }) => name === kind);
  return type ?? list.field ?? { ...list, widget: 'object' };
}

/** In a form, the name of a single text instead of a group of fields. */
export const ONE_TEXT = '_one';
/** In a form, the list of a file that is one list; the text of an article; the file as it was read. */
export const LIST = '_items';
export const BODY = '_text';
export const SOURCE = '_file';
/** In a form, the folder where photographs seem to be. */
export const PHOTOS = '/photos';
