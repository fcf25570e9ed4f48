/** The files behind the forms: only what changed changes; comments and quotes stay. */
import * as markdown from 'prettier/plugins/markdown';
import * as yaml from 'prettier/plugins/yaml';
import { format } from 'prettier/standalone';
import {
  type Document,
  isMap,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import {
  BODY,
  type Field,
  INTEGER,
  itemOf,
  LIST,
  NUMBER,
  ONE_TEXT,
  PHOTOS,
  SOURCE,
} from './fields.ts';
import {
  align,
  type Clash,
  type Data,
  type Group,
  isEmpty,
  isGroup,
  merge,
  same,
} from './merge.ts';

const ARTICLE = /^---\n(.*?\n)---\n(.*)$/s;
const withLf = (text: string) => text.replaceAll(/\r\n?/g, '\n');
/** The fields of a file, or above an article. */
export const fieldsIn = (text: string) => ARTICLE.exec(withLf(text))?.[1] ?? text;
const OPTIONS = { printWidth: 100, plugins: [markdown, yaml] };

/** What a file holds, as its form shows it. */
function shown(data: Data, field: Field): Data {
  const { fields } = field;
  if (Array.isArray(data)) return data.map((one) => shown(one, itemOf(field, one)));
  if (fields && !isGroup(data)) return isEmpty(data) ? data : { [ONE_TEXT]: data };
  if (field.widget === 'image') return data && `${PHOTOS}/${data}`;
  if (!fields) return data;
  return Object.fromEntries(
    Object.entries(data as Group).map(([name, value]) => {
      const own = fields.find((one) => one.name === name);
      return [name, own ? shown(value, own) : value];
    }),
  );
}

const NUMBERS = new Set<string | undefined>([NUMBER[0], INTEGER[0]]);

/** What a form says, as a file holds it: without the fields left empty. */
export function held(data: Data, field: Field): Data {
  const { fields, widget } = field;
  if (Array.isArray(data)) return data.map((one) => held(one, itemOf(field, one)));
  if (widget === 'image') return data && String(data).replace(/^.*\//, '');
  const isNumber = field.mixed || NUMBERS.has(field.pattern?.[0]);
  if (isNumber && /^-?\d+(\.\d+)?$/.test(String(data))) return Number(data);
  if (!fields || !isGroup(data)) return data;
  const kept = fields.flatMap((one) => {
    const value = held(data[one.name], one);
    return isEmpty(value) && !(one.widget === 'list' && one.required)
      ? []
      : [[one.name, value] as const];
  });
  const { [ONE_TEXT]: text, ...group } = Object.fromEntries(kept);
  if (text !== undefined && isEmpty(group)) return text;
  // A photograph takes the place of somebody's drawing.
  return group.photo ? pick(group, ['photo', 'alt', 'logo']) : group;
}

const pick = (group: Group, names: readonly string[]): Group =>
  Object.fromEntries(Object.entries(group).filter(([name]) => names.includes(name)));

/** The node with the data in it: itself, or another in its place. */
function set(yaml: Document, node: Node | undefined, data: Data, field: Field): Node {
  if (node && same(node.toJS(yaml), data)) return node;
  if (isMap(node) && isGroup(data)) return setGroup(yaml, node, data, field);
  if (isSeq(node) && Array.isArray(data)) return setList(yaml, node as YAMLSeq<Node>, data, field);
  if (isScalar(node) && typeof data !== 'object') {
    node.value = data;
    return node;
  }
  return yaml.createNode(data);
}

function setGroup(yaml: Document, map: YAMLMap, data: Group, { fields = [] }: Field): Node {
  for (const field of fields) {
    const node = map.get(field.name, true) as Node | undefined;
    const value = data[field.name];
    if (isEmpty(value) && (!node || isEmpty(node.toJS(yaml)))) continue;
    if (value === undefined) map.delete(field.name);
    else map.set(field.name, set(yaml, node, value, field));
  }
  return map;
}

/** Items that are as they were keep their place in the file; a changed item takes its old place. */
function setList(yaml: Document, list: YAMLSeq<Node>, data: readonly Data[], field: Field): Node {
  const { items } = list;
  const before = items.map((one) => one.toJS(yaml) as Data);
  const found = align(before, data);
  list.items = data.map((value, index) => {
    const next = found[index] ?? -1;
    const node = set(yaml, items[next], value, itemOf(field, value));
    const [model] = items;
    if (next < 0 && model)
      Object.assign(node, {
        flow: (model as YAMLMap).flow,
        spaceBefore: items.at(-1)?.spaceBefore,
      });
    return node;
  });
  if (items.length === 0) list.flow = false;
  return list;
}

/** The values of a form. @throws Error for a file that is not YAML, as while somebody edits it */
export function read(text: string, form: Field): Group {
  const lines = withLf(text);
  const [, head = lines, body] = ARTICLE.exec(lines) ?? [];
  const document = parseDocument(head);
  const [error] = document.errors;
  if (error || !document.contents) throw new Error(`ligne ${error?.linePos?.[0].line ?? 1}`);
  const data = document.toJS() as Data;
  const group = (Array.isArray(data) ? { [LIST]: data } : data) as Group;
  return { ...(shown(group, form) as Group), ...(body && { [BODY]: body.trim() }), [SOURCE]: text };
}

const bodyOf = (values: Group) =>
  (values[BODY] as string | undefined)?.replaceAll(`](${PHOTOS}/`, '](');

/**
 * The values of a form over the file as somebody else has made it meanwhile.
 * @returns those values, which name the file as it is now as their source, and the places that both
 * changed, where they are the form's
 * @throws Error for a file that is not YAML
 */
export function rebase(values: Group, now: string, form: Field) {
  const clashes: Clash[] = [];
  // The text of an article is the list of its paragraphs.
  const data = (one: Group) => ({
    ...(held(one, form) as Group),
    [BODY]: bodyOf(one)?.split('\n\n'),
  });
  const theirs = read(now, form);
  const base = data(read(String(values[SOURCE]), form));
  const merged = merge(base, data(values), data(theirs), clashes) as Group;
  const body = (merged[BODY] as string[] | undefined)?.join('\n\n');
  const rebased = { ...(shown(merged, form) as Group), [BODY]: body, [SOURCE]: now };
  return { values: rebased, clashes };
}

/** The file of a form, with the line ends that it had. */
export async function write(values: Group, form: Field): Promise<string> {
  const source = String(values[SOURCE] ?? '');
  // The library keeps the source without its last line end.
  const text = `${(await print(values, form, withLf(source))).trimEnd()}\n`;
  return source.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text;
}

/** A remark below an empty field is that of the next: it would follow the value that fills the field. */
const ofTheNext = (source: string) => (_: unknown, map: YAMLMap) => {
  for (const [at, { value }] of map.items.entries()) {
    if (!isScalar(value) || value.value !== null || !value.comment) continue;
    const next = (map.items[at + 1]?.key ?? map) as Node;
    const place = next === map ? 'comment' : 'commentBefore';
    next[place] = [value.comment, next[place]].filter(Boolean).join('\n');
    const from = value.range?.[1] ?? 0;
    next.spaceBefore = /\n\s*\n/.test(source.slice(from, source.indexOf('#', from)));
    value.comment = null;
  }
};

async function print(values: Group, form: Field, source: string): Promise<string> {
  const [, head = source, old] = ARTICLE.exec(source) ?? [];
  const document = parseDocument(head);
  visit(document, { Map: ofTheNext(head) });
  const data = held(values, form) as Group;
  const list = isSeq(document.contents);
  const field = list ? (form.fields?.find(({ name }) => name === LIST) ?? form) : form;
  document.contents = set(
    document,
    document.contents ?? undefined,
    list ? data[LIST] : data,
    field,
  ) as typeof document.contents;
  // The library would write the character itself, which nobody sees.
  const fields = document.toString({ lineWidth: 0 }).replaceAll('\u00a0', '\\u00a0');
  const printed = await format(fields, { ...OPTIONS, parser: 'yaml' });
  const body = bodyOf(values);
  if (body === undefined) return printed;
  const kept = old?.trim() === body.trim();
  return kept
    ? `---\n${printed}---\n${old}`
    : await format(`---\n${printed}---\n\n${body}`, { ...OPTIONS, parser: 'mdx' });
}
