import { contentPath } from '#i18n/content-path.ts';
import type { GlossaryTerm } from '#i18n/remark-glossary.ts';
import { typeset } from '#i18n/typography.ts';
import { mapStrings } from '#lib/walk.ts';
import { routes } from '#routes.ts';
import { glossary } from '#schemas/pages/glossary.ts';
import { readYaml } from './files.ts';

/** Terms that articles link to: Astro's settings need them before there are collections. */
export function readGlossary(): GlossaryTerm[] {
  const file = contentPath('pages/glossary.yaml');
  // If the file is wrong, the collection refuses it and says why.
  const { data } = glossary.safeParse(mapStrings(readYaml(file, ''), typeset));
  const terms = data?.groups.flatMap((group) => group.terms) ?? [];
  return terms.map(({ id, forms }) => ({ href: `${routes.glossary}#${id}`, forms }));
}
