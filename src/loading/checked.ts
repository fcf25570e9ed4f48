import type { z } from 'astro/zod';
import { Refusal } from '#lib/refusal.ts';
import { faultsOf, inFrench } from '#schemas/french-errors.ts';

/** A file's data as its schema outputs it. @throws Refusal naming each wrong field, and why */
export function checked<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  data: unknown,
): z.output<Schema> {
  const parsed = schema.safeParse(data, { error: inFrench });
  if (parsed.success) return parsed.data;
  throw new Refusal(faultsOf(file, parsed.error));
}
