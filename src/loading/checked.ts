import type { z } from 'astro/zod';
import { Refusal } from '#lib/refusal.ts';
import { faultsOf, inFrench } from '#schemas/french-errors.ts';

/**
 * The data of a file as its schema outputs them.
 * @throws Refusal naming the file, each wrong field and the reason
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
