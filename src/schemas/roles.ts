import { z } from 'astro/zod';

/**
 * The role of a text outside its page, for the search and share images. An anchor is the id of the
 * element that shows its object. What is elsewhere is found on another page.
 */
export type Role =
  | { readonly is: 'title' | 'heading' | 'text' | 'none' | 'elsewhere' }
  | { readonly is: 'anchor'; readonly prefix: string };

export const roles = z.registry<Role>();

export function roled<Schema extends z.ZodType>(schema: Schema, role: Role): Schema {
  roles.add(schema as z.ZodType, role);
  return schema;
}

/** What a schema is made of, each with the end of its path. */
function childSchemas(schema: z.core.$ZodType): [schema: z.core.$ZodType, path: string][] {
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).map(([key, field]) => [field, `.${key}`]);
  if (schema instanceof z.ZodArray) return [[schema.element, '']];
  if (schema instanceof z.ZodTuple)
    return [...schema.def.items, schema.def.rest].flatMap((item) => (item ? [[item, '']] : []));
  if (schema instanceof z.ZodRecord) return [[schema.valueType, '']];
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return [[schema.unwrap(), '']];
  if (schema instanceof z.ZodPipe) return [[schema.in, '']];
  return schema instanceof z.ZodUnion ? schema.options.map((option) => [option, '']) : [];
}

/** The paths of a schema's strings without a role. */
function roleless(schema: z.core.$ZodType, path = ''): string[] {
  if (roles.get(schema)) return [];
  if (schema instanceof z.ZodString) return [path];
  return childSchemas(schema).flatMap(([part, end]) => roleless(part, path + end));
}

/** Returns the schema unchanged. @throws Error naming its strings that have no role */
export function withRoles<Schema extends z.ZodType>(schema: Schema): Schema {
  const lost = roleless(schema);
  if (lost.length > 0) throw new Error(`${lost.join(', ')} : sans rôle (src/schemas/fields.ts)`);
  return schema;
}

/**
 * Marks content that another page shows whole, so that the search leads there: the walk over the
 * object around it leaves it out, and a walk that begins inside it finds it.
 */
export const elsewhere = <Schema extends z.ZodType>(schema: Schema): Schema =>
  roled(withRoles(schema), { is: 'elsewhere' });
