import { mkdirSync, writeFileSync } from 'node:fs';
import { z } from 'astro/zod';

export type Shape = z.core.JSONSchema.BaseSchema;

/**
 * A schema as JSON Schema of what authors write: a figure's name for the figure, and
 * `{shop.sums.morning}` for a number or a text. What a printed text must look like is left to the
 * build.
 */
export const authored = (schema: z.ZodType): Shape =>
  z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override({ jsonSchema, path }) {
      // The form refuses what is longer, where nothing in it is called by name.
      if (jsonSchema.maxLength) jsonSchema.most = jsonSchema.maxLength;
      for (const key of ['maxLength', 'pattern']) delete jsonSchema[key];
      if (jsonSchema.format !== 'date') delete jsonSchema.format;
      if (path.at(-1) === 'figure') {
        const { description } = jsonSchema;
        for (const key of Object.keys(jsonSchema)) delete jsonSchema[key];
        Object.assign(jsonSchema, { type: 'string', description });
      } else if (jsonSchema.type === 'integer' || jsonSchema.type === 'number') {
        const { description, ...number } = jsonSchema;
        for (const key of Object.keys(number)) delete jsonSchema[key];
        jsonSchema.anyOf = [number, { type: 'string', pattern: '^\\{[^{}]+\\}$' }];
      }
    },
  });

/** `.astro/schemas/<name>.json`, with which a code editor completes a YAML file's fields. */
export function writeEditorSchema(root: string, name: string, schema: z.ZodType): void {
  mkdirSync(`${root}.astro/schemas`, { recursive: true });
  // A day may also be `{pharmacy.sale.until}`.
  const text = JSON.stringify(authored(schema), (key, value) =>
    key === 'format' && value === 'date' ? undefined : value,
  );
  writeFileSync(`${root}.astro/schemas/${name}.json`, text);
}
