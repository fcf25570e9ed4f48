import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { label, text } from './fields.ts';
import { elsewhere, withRoles } from './roles.ts';

test('a string without a role is refused by its path, wherever it stands; one with a role is not', () => {
  const bare = z.string();
  const refused = (schema: z.ZodType) => expect(() => withRoles(schema));
  const list = z.strictObject({ items: z.array(z.strictObject({ name: bare })).default([]) });
  refused(list).toThrow('.items.name : ');
  refused(z.strictObject({ one: z.record(z.string(), bare.optional()) })).toThrow('.one : ');
  refused(z.strictObject({ a: z.tuple([label(), z.strictObject({ b: bare })]) })).toThrow(
    '.a.b : ',
  );
  const union = z.discriminatedUnion('k', [
    z.strictObject({ k: z.literal('a'), name: label() }),
    z.strictObject({ k: z.literal('b'), name: bare.transform((name) => name.length) }),
  ]);
  refused(union).toThrow('.name : ');
  expect(() => elsewhere(z.strictObject({ name: bare }))).toThrow('.name : ');
  const schema = z.strictObject({ a: label(20).describe('A').optional(), b: z.array(text()) });
  expect(withRoles(schema)).toBe(schema);
});
