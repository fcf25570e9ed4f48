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
