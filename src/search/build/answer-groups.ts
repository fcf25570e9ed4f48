/** Guides to print, answers of the FAQ and calls of the API, as the search finds them. */
import { anchors } from '#i18n/addresses.ts';
import { NBSP } from '#lib/spaces.ts';
import { getApiReference } from '#queries/api-reference.ts';
import { getPage } from '#queries/content.ts';
import { pagesOf } from '#queries/every-page.ts';
import { getFaq } from '#queries/faq.ts';
import { getCommonQuestions, templatesOf } from '#queries/guides.ts';
import { routes } from '#routes.ts';
import { faqCategories } from '#schemas/faq.ts';
import { choosing, type Guide, guide, guideKinds } from '#schemas/guide.ts';
import type { Passage } from '../index-file.ts';
import { foundAt, passagesOf, type SearchGroup } from './group.ts';

export async function questionGroups(): Promise<SearchGroup[]> {
  const { list } = await getPage('support');
  const items = await getFaq();
  return faqCategories.map((category) => ({
    label: list.groups[category],
    found: items
      .filter((item) => item.category === category)
      .map(({ id, question, answer }) => ({
        kind: 'question',
        href: `${routes.support}#${id}`,
        title: question,
        summary: answer,
        keywords: list.groups[category],
      })),
  }));
}

/** The tables that a guide asks for, if any: their names are found on the guide as well. */
async function tablePassages(guide: Guide): Promise<Passage[]> {
  const tables = await templatesOf(guide);
  if (tables.length === 0) return [];
  const { title } = (await getPage('guides')).tables;
  return [[`#${anchors.tables}`, title, `${tables.map(({ name }) => name).join(', ')}.`]];
}

export async function guideGroups(): Promise<SearchGroup[]> {
  const { kinds: names } = await getPage('guides');
  const groups = await getCommonQuestions();
  const guides = (await pagesOf('guide')).map(async (page) => {
    const data = page.entry?.data;
    const found = { ...foundAt(page), summary: page.lede };
    if (!data) return { group: page.group, found };
    const asked = page.group === 'choose' ? passagesOf(choosing, { groups }) : [];
    const passages = [...passagesOf(guide, data), ...asked, ...(await tablePassages(data))];
    return { group: page.group, found: { ...found, passages } };
  });
  const sheets = await Promise.all(guides);
  return guideKinds.map((kind) => ({
    label: names[kind].title,
    found: sheets.filter(({ group }) => group === kind).map(({ found }) => found),
  }));
}

export async function callGroups(): Promise<SearchGroup[]> {
  const { groups } = await getApiReference();
  return groups.map(({ label, endpoints }) => ({
    label,
    found: endpoints.map(({ id, method, path, title, description, parameters, body }) => ({
      kind: 'call',
      href: `${routes.api}#${id}`,
      title,
      summary: `${method}${NBSP}${path} · ${description}`,
      keywords: [label, 'API', ...[...parameters, ...body].map(({ name }) => name)].join(' '),
    })),
  }));
}
