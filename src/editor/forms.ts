/** Forms of Sveltia CMS from the schemas of the content. */
import type { Shape } from '#loading/editor-schema.ts';
import { type Field, INTEGER, NUMBER, ONE_TEXT } from './fields.ts';
import { choiceName, fieldName } from './names.ts';

/** From so many characters on a text is written in a field of several lines. */
const LINE = 60;

/** One shape for what may have several: the fields of all, each required if all require it. */
function merged(shapes: readonly Shape[]): Shape {
  const [first = {}, ...others] = shapes;
  if (others.every((other) => JSON.stringify(other) === JSON.stringify(first))) return first;
  const objects = shapes.filter(({ type }) => type === 'object');
  if (objects.length < shapes.length) {
    const words = shapes.flatMap((one) => one.enum ?? ('const' in one ? [one.const] : []));
    const isNumber = shapes.some((one) => /^(?:integer|number)$/.test(`${one.type}`) || one.anyOf);
    const isText = shapes.some((one) => one.type === 'string' && !one.enum && !one.pattern);
    const isWhole = shapes.some((one) => one.type === 'integer');
    const type = isNumber && !isText ? (isWhole ? 'integer' : 'number') : 'string';
    const text: Shape =
      isNumber && isText
        ? { type, mixed: true }
        : words.length > 0 && type === 'string'
          ? { type, enum: words }
          : { type };
    if (objects.length === 0) return text;
    return merged([...objects, { type: 'object', properties: { [ONE_TEXT]: text } }]);
  }
  const keys = [...new Set(objects.flatMap(({ properties = {} }) => Object.keys(properties)))];
  const of = (key: string) =>
    objects.flatMap(({ properties }) => (properties?.[key] ?? []) as Shape[]);
  return {
    type: 'object',
    properties: Object.fromEntries(keys.map((key) => [key, merged(of(key))])),
    required: keys.filter((key) => objects.every(({ required }) => required?.includes(key))),
  };
}

/** Of a group that says which kind it is, the kind. */
const kindOf = ({ properties }: Shape) =>
  String((properties?.kind as { const?: string } | undefined)?.const ?? '');

/** Three dots are printed as one character, and a call by name as its value. */
const atMost = (most: number): Field['pattern'] => [
  `\\{[a-z]|^\\s*(?:\\.{3}|(?!\\.{3})[^]){0,${most}}?\\s*$`,
  `dépasse ${most} caractères`,
];

function fieldsOf(shape: Shape): Field[] {
  const { properties = {}, required = [], propertyNames, additionalProperties } = shape;
  const dependent = Object.entries((shape.dependentRequired ?? {}) as Record<string, string[]>);
  const named = (propertyNames as Shape | undefined)?.enum?.map(
    (name) => [String(name), additionalProperties as Shape] as const,
  );
  return (named ?? Object.entries(properties as Record<string, Shape>)).map(([name, of]) => {
    const requiredBy = dependent.flatMap(([by, names]) => (names.includes(name) ? by : []));
    const field = fieldOf(name, of, required.includes(name));
    return requiredBy.length > 0 ? { ...field, requiredBy } : field;
  });
}

/** The field for what a shape allows. @throws Error for a shape that no field shows */
export function fieldOf(name: string, shape: Shape, required = true): Field {
  // Fields that explain themselves have no description in their schema.
  const { description = fieldName(name), enum: words } = shape;
  // Of a value that may be empty, the shape that is not.
  const [type] = [shape.type].flat();
  const [label = '', hint] = description.split(/ ; (.*)/s);
  const base = { name, label, hint, required };
  const ways = (shape.anyOf ?? shape.oneOf) as Shape[] | undefined;
  if (ways) return fieldOf(name, { description, ...merged(ways) }, required);
  const { const: only } = shape as { const?: string };
  if (only && required) return { name, label, widget: 'hidden', default: only };
  const values = words ?? (only ? [only] : undefined);
  const options = values?.map((value) => ({ label: choiceName(`${value}`), value }));
  if (options) return { ...base, widget: 'select', options };
  if (type === 'boolean') return { ...base, widget: 'boolean', required: false };
  if (type === 'integer') return { ...base, widget: 'string', pattern: INTEGER };
  if (type === 'number') return { ...base, widget: 'string', pattern: NUMBER };
  if (type === 'string') {
    if ('least' in shape) return { ...base, widget: 'image', least: shape.least as number };
    if (shape.mixed) return { ...base, widget: 'string', mixed: true };
    if (shape.format !== 'date') {
      const pattern = shape.most ? atMost(shape.most as number) : undefined;
      return { ...base, widget: 'text', pattern, default: shape.default };
    }
    const date = { ...base, widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
    return shape.today ? { ...date, default: '{{now}}' } : date;
  }
  if (type === 'object') {
    const fields = fieldsOf(shape);
    if (fields.length > 0) return { ...base, widget: 'object', collapsed: 'auto', fields };
  }
  if (type === 'array') {
    const { prefixItems, items, minItems, maxItems } = shape as Shape & { prefixItems?: Shape[] };
    const one = prefixItems ? merged(prefixItems) : (items as Shape);
    const sizes = prefixItems
      ? { min: prefixItems.length, max: prefixItems.length }
      : { min: minItems, max: maxItems };
    const kinds = ((one.oneOf ?? []) as Shape[]).map((way) => fieldOf(kindOf(way), way));
    if (kinds.length > 0 && kinds.every((kind) => kind.name))
      return { ...base, widget: 'list', typeKey: 'kind', types: kinds, collapsed: true };
    const item = fieldOf(name, { description: label, ...one });
    const head = ['question', 'title', 'name', 'term', 'label', 'text', 'author'].find((one) =>
      item.fields?.some((field) => field.name === one),
    );
    const summary = head && `{{${head}}}`;
    const list = { ...base, ...sizes, summary, widget: 'list' as const, collapsed: true };
    // The library labels an item by its value in the file, unless the summary names it; beside the
    // item it says how many the list needs.
    if (item.fields) return { ...list, fields: item.fields };
    // A line for each short text, and the key Enter for the next.
    if (item.widget === 'text' && ((one.most as number) ?? LINE) < LINE) return list;
    const field = { ...sizes, ...item };
    const simple = { ...list, summary: `{{${name}}}`, field };
    // On a date, `min` would be the first date allowed: only the schema counts dates.
    const uncounted = { min: undefined, max: undefined };
    return item.widget === 'datetime' ? { ...simple, ...uncounted, field: item } : simple;
  }
  throw new Error(`${name} : aucun champ ne montre ${JSON.stringify(shape)}`);
}
