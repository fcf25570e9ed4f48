/** Values of the owner as long as their kinds admit, each a word without a space. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { stringify } from 'yaml';
import { contentPath } from '#i18n/content-path.ts';
import { companyFile } from '#loading/company.ts';
import { company, fictitious } from '#schemas/company.ts';
import { kinds } from '#site.config.ts';

type Kinds = Readonly<Record<string, z.ZodType>>;
type Values = Record<string, unknown>;

/** For each kind, groups included, the longest value; what is there, for a choice among words. */
function fill(kinds: Kinds, there: Values): Values {
  return Object.fromEntries(
    Object.entries(kinds).flatMap(([name, kind]): [string, unknown][] => {
      const group = kind instanceof z.ZodPrefault ? kind.unwrap() : kind;
      if (group instanceof z.ZodObject)
        return [[name, fill(group.shape as Kinds, (there[name] ?? {}) as Values)]];
      const value = longest(kind).find((one) => kind.safeParse(one).success) ?? there[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** A text, an e-mail address, an address, a phone number, as long as the kind allows. */
function longest(kind: z.ZodType): string[] {
  const shape = JSON.stringify(z.toJSONSchema(kind, { unrepresentable: 'any' }));
  const letters = Number(/"maxLength":(\d+)/.exec(shape)?.[1] ?? 0);
  // A number, a time to keep something.
  if (!letters) return ['2'.repeat(15), '365 jours'];
  return [
    'M'.repeat(letters),
    `${'m'.repeat(letters - 5)}@m.bf`,
    `https://${'m'.repeat(letters - 11)}.bf`,
    `+${'2'.repeat(letters - 1)}`,
  ];
}

/** The company's own sign, in the copies. */
export const SIGN = '<path d="M22 16h8v32h-8z" fill="#0a6"/>';

/** Writes the company's file of a copy, and its sign. @returns the variables */
export async function giveLongest(folder: string) {
  const photos = join(folder, contentPath('photos'));
  await mkdir(photos, { recursive: true });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${SIGN}</svg>`;
  await writeFile(join(photos, 'signe.svg'), svg);
  const owner = { ...fill(company.shape, fictitious), logo: 'signe.svg' };
  await writeFile(join(folder, companyFile), stringify(owner));
  return fill(kinds, {}) as Record<string, string>;
}
