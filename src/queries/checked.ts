import type { z } from 'astro/zod';
import { Refusal } from '#lib/refusal.ts';
import { faultsOf, inFrench } from '#schemas/french-errors.ts';

/**
 * What a file holds, once its schema has taken it.
 * @throws Refusal naming the file, and each field with what is wrong with it
 */
export function checked<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  data: unknown,
): z.output<Schema> {
  const parsed = schema.safeParse(data, { error: inFrench });
  if (parsed.success) return parsed.data;
  throw new Refusal(faultsOf(file, parsed.error));
}
