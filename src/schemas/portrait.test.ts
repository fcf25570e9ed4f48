import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { inFrench } from './french-errors.ts';
import { differences, drawn as portrait, refuseAlike } from './portrait.ts';

const sound = { skin: 'deep', face: 'oval', head: 'crop', garment: 'shirt', ground: 'sky' };
const people = z.array(z.strictObject({ portrait })).superRefine(refuseAlike);

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

test('two people side by side differ in three parts; the ground is none', () => {
  const [one, near, far] = [
    sound,
    { ...sound, ground: 'clay', skin: 'brown', extra: ['glasses'] },
    { ...sound, skin: 'brown', head: 'cap', extra: ['glasses'] },
  ].map((one) => portrait.parse(one));
  if (!one || !near || !far) throw new Error('three portraits');
  expect(differences(one, one)).toBe(0);
  expect([differences(one, near), differences(near, one)]).toEqual([2, 2]);
  expect(differences(one, far)).toBe(3);
  const list = (...all: unknown[]) => all.map((each) => ({ portrait: each }));
  expect(faults(people, list(one, far))).toEqual([]);
  expect(faults(people, list(far, one, near))).toEqual([
    '2.portrait ressemble trop au précédent : trois parties au moins doivent changer',
  ]);
});
