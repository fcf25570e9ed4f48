import type { Meta } from '#schemas/meta.ts';

export interface SecurityContact {
  email: string;
  origin: string;
  policyPath: string;
}

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** RFC 9116. Expires a year less a day after the build: the RFC recommends less than a year. */
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
  return `${[`# ${name}`, `> ${summary}`, ...blocks].join('\n\n')}\n`;
}
