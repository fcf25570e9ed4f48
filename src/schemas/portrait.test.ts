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

test('a portrait is made of the words that have a drawing, and of no other', () => {
  expect(faults(portrait, sound)).toEqual([]);
  expect(faults(portrait, { ...sound, beard: 'goatee', extra: ['glasses'] })).toEqual([]);
  expect(faults(portrait, { ...sound, head: 'crown' })).toEqual([
    expect.stringMatching(/^head doit valoir crop, .*veil/),
  ]);
  expect(faults(portrait, { ...sound, hat: 'crown' })).toEqual([' ne connaît pas « hat »']);
  expect(faults(portrait, { ...sound, skin: undefined })).toEqual([
    expect.stringMatching(/^skin manque : ebony/),
  ]);
  expect(faults(portrait, { ...sound, extra: ['grey', 'grey'] })).toEqual(['extra répète un mot']);
  expect(faults(portrait, { ...sound, head: 'veil', extra: ['earrings'] })).toEqual([
    'extra porte des boucles d’oreilles qu’un voile cache',
  ]);
});
