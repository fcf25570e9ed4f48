import { existsSync } from 'node:fs';
import { contentPath, type Locale } from '#i18n/locales.ts';
import type { GlossaryTerm } from '#i18n/remark-glossary.ts';
import { typeset } from '#i18n/typography/index.ts';
import { mapStrings } from '#lib/map-strings.ts';
import { routes } from '#routes.ts';
import { glossary } from '#schemas/pages/glossary.ts';
import { readYaml } from './yaml-file.ts';

/**
 * The terms that articles of a language link to. Astro's configuration needs them before there are
 * collections, so they are read from the file.
 */
export function readGlossary(locale: Locale): GlossaryTerm[] {
  const file = contentPath('pages/glossary.yaml', locale);
  if (!existsSync(file)) return [];
  // If the file is wrong, the collection refuses it and says why.
  const { data } = glossary.safeParse(
    mapStrings(readYaml(file, ''), (text) => typeset(text, locale)),
  );
  const terms = data?.groups.flatMap((group) => group.terms) ?? [];
  return terms.map(({ id, forms }) => ({ href: `${routes.glossary}#${id}`, forms }));
}
