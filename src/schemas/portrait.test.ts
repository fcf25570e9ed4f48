import type { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { inFrench } from './french-errors.ts';
import { drawn as portrait } from './portrait.ts';

const sound = { skin: 'deep', face: 'oval', head: 'crop', garment: 'shirt', ground: 'sky' };

/** The error messages, as the build prints them. */
function faults(schema: z.ZodType, value: unknown): string[] {
  const { error } = schema.safeParse(value, { error: inFrench });
  return error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? [];
}

test.each([
  [{ beard: 'goatee', extra: ['glasses'] }, []],
  [{ head: 'crown' }, [/^head doit valoir crop, .*veil/]],
  [{ hat: 'crown' }, [/^ ne connaît pas « hat »$/]],
  [{ skin: undefined }, [/^skin manque : ebony/]],
  [{ extra: ['grey', 'grey'] }, [/^extra répète un mot$/]],
  [{ head: 'veil', extra: ['earrings'] }, [/^extra porte des boucles .* qu’un voile cache$/]],
])('a portrait with %j: %j', (change, said) => {
  const expected = said.map((fault) => expect.stringMatching(fault));
  expect(faults(portrait, { ...sound, ...change })).toEqual(expected);
});
