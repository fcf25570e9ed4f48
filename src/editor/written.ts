/**
 * The files behind the forms: what changed in a form changes in its place, the rest of the file stays
 * as it was, comments and quotes included.
 */
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
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { BODY, type Field, LIST, NUMBER, ONE_TEXT, PHOTOS, SOURCE } from './fields.ts';

type Data = unknown;
type Group = Readonly<Record<string, Data>>;

const ARTICLE = /^---\n(.*?\n)---\n(.*)$/s;
const OPTIONS = { printWidth: 100, plugins: [markdown, yaml] };

const isGroup = (data: Data): data is Group =>
  typeof data === 'object' && data !== null && !Array.isArray(data);
const isEmpty = (data: Data): boolean =>
  data === undefined ||
  data === null ||
  data === '' ||
  data === false ||
  (typeof data === 'object' && Object.values(data).every(isEmpty));

/** What a file holds, as its form shows it. */
function shown(data: Data, field: Field): Data {
  const { fields, field: item } = field;
  if (Array.isArray(data))
    return data.map((one) => shown(one, item ?? { ...field, widget: 'object' }));
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

/** What a form says, as a file holds it: without the fields left empty. */
function held(data: Data, field: Field): Data {
  const { fields, field: item, widget } = field;
  if (Array.isArray(data))
    return data.map((one) => held(one, item ?? { ...field, widget: 'object' }));
  if (widget === 'image') return data && String(data).replace(/^.*\//, '');
  if (field.pattern?.[0] === NUMBER[0] && /^-?\d+(\.\d+)?$/.test(String(data))) return Number(data);
  if (!fields || !isGroup(data)) return data;
  const kept = fields.flatMap((one) => {
    const value = held(data[one.name], one);
    return isEmpty(value) && !(one.widget === 'list' && one.required)
      ? []
      : [[one.name, value] as const];
  });
  const { [ONE_TEXT]: text, ...group } = Object.fromEntries(kept);
  return text !== undefined && isEmpty(group) ? text : group;
}

const same = (one: Data, other: Data): boolean => {
  if (isEmpty(one) && isEmpty(other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other)
    return String(one) === String(other);
  return Object.keys({ ...one, ...other }).every((key) =>
    same((one as Group)[key], (other as Group)[key]),
  );
};

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

/** Items that are as they were keep their place in the file; one that changed takes its old one. */
function setList(yaml: Document, list: YAMLSeq<Node>, data: readonly Data[], field: Field): Node {
  const item = field.field ?? field;
  const { items } = list;
  const before = items.map((one) => one.toJS(yaml) as Data);
  const left = new Set(before.keys());
  const found = data.map((value) => {
    const at = before.findIndex((old, index) => left.has(index) && same(old, value));
    left.delete(at);
    return at;
  });
  let place = -1;
  list.items = data.map((value, index) => {
    const at = found[index] ?? -1;
    const next = at < 0 && left.delete(place + 1) ? place + 1 : at;
    if (next >= 0) place = next;
    const node = set(yaml, items[next], value, item);
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

/** The values of a form. */
export function read(text: string, form: Field): Group {
  const [, head = text, body] = ARTICLE.exec(text) ?? [];
  const data = parseDocument(head).toJS() as Data;
  const group = (Array.isArray(data) ? { [LIST]: data } : data) as Group;
  return { ...(shown(group, form) as Group), ...(body && { [BODY]: body.trim() }), [SOURCE]: text };
}

/** The file of a form. */
export async function write(values: Group, form: Field): Promise<string> {
  const source = String(values[SOURCE] ?? '');
  const [, head = source, old] = ARTICLE.exec(source) ?? [];
  const document = parseDocument(head);
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
  const body = (values[BODY] as string | undefined)?.replaceAll(`](${PHOTOS}/`, '](');
  if (body === undefined) return printed;
  const kept = old?.trim() === body.trim();
  return kept
    ? `---\n${printed}---\n${old}`
    : await format(`---\n${printed}---\n\n${body}`, { ...OPTIONS, parser: 'mdx' });
}
