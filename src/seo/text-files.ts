/** The plain text files at the root of the site. */
import { labelled } from '#i18n/format.ts';
import { typed } from '#lib/unbroken.ts';
import { licencesPath } from '#routes.ts';
import type { Meta } from '#schemas/meta.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import type { HumansWords } from '#schemas/words.ts';

export interface SecurityContact {
  email: string;
  origin: string;
  /** The page on how reports are handled. */
  policyPath: string;
}

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/**
 * security.txt (RFC 9116). It expires one day less than a year after the build: the RFC recommends
 * less than a year, so that its addresses stay true.
 */
export function securityTxt({ email, origin, policyPath }: SecurityContact, built: Date): string {
  const expires = new Date(built.getTime() + YEAR_MS - 24 * 60 * 60 * 1000);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    'Preferred-Languages: fr, en',
    `Canonical: ${origin}/.well-known/security.txt`,
    `Policy: ${origin}${policyPath}`,
    '',
  ].join('\n');
}

export interface PageList {
  title: string;
  pages: readonly { name: string; path: string; meta: Pick<Meta, 'description'> }[];
}

/** llms.txt: what the site is, then its pages, one line each, in Markdown. */
export function llmsTxt(
  { name, origin, summary }: { name: string; origin: string; summary: string },
  lists: readonly PageList[],
): string {
  const blocks = lists.map(({ title, pages }) =>
    [
      `## ${title}`,
      '',
      ...pages.map(({ name, path, meta }) => `- [${name}](${origin}${path}): ${meta.description}`),
    ].join('\n'),
  );
  return typed(`${[`# ${name}`, `> ${summary}`, ...blocks].join('\n\n')}\n`);
}

/** humans.txt (humanstxt.org): who makes the site. People who are samples are left out. */
export function humansTxt(
  people: readonly Pick<
    PageOf<'press'>['executives']['items'][number],
    'name' | 'role' | 'sample'
  >[],
  { email, origin }: Pick<SecurityContact, 'email' | 'origin'>,
  words: HumansWords,
): string {
  const team = people.filter(({ sample }) => !sample);
  return [
    `/* ${words.team} */`,
    ...team.map(({ name, role }) => labelled(role, name)),
    labelled(words.contact, email),
    '',
    `/* ${words.site} */`,
    labelled(words.language.name, words.language.value),
    labelled(words.software, 'Astro, React'),
    labelled(words.licences, `${origin}${licencesPath}`),
    '',
  ].join('\n');
}
