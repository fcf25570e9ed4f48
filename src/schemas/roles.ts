import { z } from 'astro/zod';

/**
 * The role of a text outside its page, for the search and share images. An anchor is the id of the
 * element that shows its object. What stands elsewhere is found on another page.
 */
export type Role =
  | { readonly is: 'title' | 'heading' | 'text' | 'none' | 'elsewhere' }
  | { readonly is: 'anchor'; readonly prefix: string };

export const roles = z.registry<Role>();

declare const declared: unique symbol;

/** A schema with a declared role; only the constructors of `fields.ts` make one. */
export type Roled<Schema> = Schema & { readonly [declared]: true };

export function roled<Schema extends z.ZodType>(schema: Schema, role: Role): Roled<Schema> {
  roles.add(schema as z.ZodType, role);
  return schema as Roled<Schema>;
}

/** The paths of a schema's strings without a role; `never` when there is none. */
type Roleless<Schema, Path extends string> =
  Schema extends Roled<unknown>
    ? never
    : Schema extends z.ZodString
      ? Path
      : Schema extends z.ZodObject<infer Shape>
        ? { [Key in keyof Shape & string]: Roleless<Shape[Key], `${Path}.${Key}`> }[keyof Shape &
            string]
        : Schema extends z.ZodArray<infer Item>
          ? Roleless<Item, Path>
          : Schema extends z.ZodTuple<infer Items, infer Rest>
            ? Roleless<Items[number] | Rest, Path>
            : Schema extends z.ZodRecord<infer _, infer Value>
              ? Roleless<Value, Path>
              : Schema extends
                    | z.ZodOptional<infer Inner>
                    | z.ZodDefault<infer Inner>
                    | z.ZodPipe<infer Inner, infer _>
                ? Roleless<Inner, Path>
                : Schema extends z.ZodUnion<infer Options>
                  ? Roleless<Options[number], Path>
                  : never;

/** A schema of which each string has a role; the type of any other names the strings without. */
type Complete<Schema> = Schema &
  ([Roleless<Schema, ''>] extends [never] ? unknown : Roleless<Schema, ''>);

/** Returns the schema unchanged. A schema with a string that has no role does not compile. */
export const withRoles = <Schema extends z.ZodType>(schema: Complete<Schema>): Schema => schema;

/**
 * Marks content that another page shows whole, so that the search leads there: the walk over the
 * object around it leaves it out, and a walk that begins inside it finds it.
 */
export const elsewhere = <Schema extends z.ZodType>(schema: Complete<Schema>): Roled<Schema> =>
  roled<Schema>(schema, { is: 'elsewhere' });
