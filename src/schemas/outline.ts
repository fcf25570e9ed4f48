import { z } from 'astro/zod';
import { formatFigure } from '#i18n/figures.ts';
import { shown } from './figure.ts';
import { roles } from './roles.ts';

/** A heading with the texts under it. */
interface Section {
  /** Empty for texts before any heading. */
  readonly heading: string;
  /** The id of the element on the page, if the object has an id. */
  readonly anchor?: string;
  readonly texts: string[];
}

export interface Outline {
  readonly title?: string;
  readonly sections: readonly Section[];
}

/** The schema inside optional, default and transform wrappers. */
function core(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return core(schema.unwrap());
  }
  return schema instanceof z.ZodPipe ? core(schema.in) : schema;
}

/** The role of a field: its own, or that of the strings in its list. */
function roleOf(schema: z.core.$ZodType) {
  const field = core(schema);
  const item =
    field instanceof z.ZodArray
      ? field.element
      : field instanceof z.ZodTuple
        ? (field.def.items[0] ?? field)
        : field;
  return roles.get(core(item));
}

/** The member of a union that matches a value. Other fields may be transformed already. */
function optionOf(
  { options, def }: z.ZodDiscriminatedUnion,
  value: Readonly<Record<string, unknown>>,
): z.ZodObject | undefined {
  return options
    .filter((option) => option instanceof z.ZodObject)
    .find(({ shape }) => z.safeParse(shape[def.discriminator], value[def.discriminator]).success);
}

const isHeading = (schema: z.core.$ZodType) =>
  ['title', 'heading'].includes(roleOf(schema)?.is ?? '');

const figure = shown();

function printed(value: unknown): string {
  if (Array.isArray(value)) return value.join(' ');
  const { success, data } = figure.safeParse(value);
  return success ? formatFigure(data) : String(value);
}

/**
 * Walks a schema and its data together, by the roles that the fields declare. The first heading of
 * an object covers the whole object, wherever it is; a later heading covers what follows. Texts of
 * an object without heading belong to the object around it. An anchor applies to everything inside.
 */
export function outlineOf(schema: z.core.$ZodType, data: unknown): Outline {
  const sections: Section[] = [{ heading: '', texts: [] }];
  let title: string | undefined;

  function open(field: z.core.$ZodType, value: unknown, anchor: string | undefined): Section {
    const section: Section = { heading: printed(value), texts: [], ...(anchor && { anchor }) };
    if (roleOf(field)?.is === 'title') title ??= section.heading;
    sections.push(section);
    return section;
  }

  function walkObject(object: z.ZodObject, value: object, around: Section, above?: string): void {
    const data: Readonly<Record<string, unknown>> = { ...value };
    const fields = Object.entries(object.shape).flatMap(([key, field]) =>
      data[key] === undefined ? [] : [{ field, value: data[key] }],
    );
    const id = fields.find(({ field }) => roleOf(field)?.is === 'anchor');
    const role = id && roleOf(id.field);
    const anchor = role?.is === 'anchor' ? `${role.prefix}${id?.value}` : above;
    const first = fields.find(({ field }) => isHeading(field));
    let section = first ? open(first.field, first.value, anchor) : around;
    for (const one of fields) {
      if (one === first) continue;
      if (isHeading(one.field)) section = open(one.field, one.value, anchor);
      else walk(one.field, one.value, section, anchor);
    }
  }

  function walk(field: z.core.$ZodType, value: unknown, section: Section, anchor?: string): void {
    const inner = core(field);
    const role = roles.get(inner)?.is;
    if (role === 'elsewhere') return;
    if (role === 'text') section.texts.push(printed(value));
    if (typeof value !== 'object' || value === null) return;
    if (inner instanceof z.ZodDiscriminatedUnion) {
      const option = optionOf(inner, { ...value });
      if (option) walkObject(option, value, section, anchor);
    } else if (inner instanceof z.ZodObject) walkObject(inner, value, section, anchor);
    else if (inner instanceof z.ZodArray || inner instanceof z.ZodTuple) {
      const items = inner instanceof z.ZodTuple ? inner.def.items : [];
      const rest = inner instanceof z.ZodArray ? inner.element : inner.def.rest;
      for (const [at, item] of Object.values(value).entries()) {
        const schema = items[at] ?? rest;
        if (schema) walk(schema, item, section, anchor);
      }
    } else if (inner instanceof z.ZodRecord) {
      for (const item of Object.values(value)) {
        if (isHeading(inner.valueType)) open(inner.valueType, item, anchor);
        else walk(inner.valueType, item, section, anchor);
      }
    }
  }

  const [opening] = sections;
  if (opening) walk(schema, data, opening);
  return { ...(title !== undefined && { title }), sections };
}
