/** Sheets to print, answers of the FAQ and calls of the API, as the search finds them. */
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
import { foundAt, passagesOf, type Shelf } from './shelf.ts';

export async function questionShelves(): Promise<Shelf[]> {
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

/** The tables that a sheet asks for, if any: their names are found on the sheet as well. */
async function tablePassages(sheet: Guide): Promise<Passage[]> {
  const tables = await templatesOf(sheet);
  if (tables.length === 0) return [];
  const { title } = (await getPage('guides')).tables;
  return [[`#${anchors.tables}`, title, `${tables.map(({ name }) => name).join(', ')}.`]];
}

export async function guideShelves(): Promise<Shelf[]> {
  const { kinds: names } = await getPage('guides');
  const groups = await getCommonQuestions();
  const guides = (await pagesOf('guide')).map(async (page) => {
    const data = page.entry?.data;
    const found = { ...foundAt(page), summary: page.lede };
    if (!data) return { shelf: page.shelf, found };
    const asked = page.shelf === 'choose' ? passagesOf(choosing, { groups }) : [];
    const passages = [...passagesOf(guide, data), ...asked, ...(await tablePassages(data))];
    return { shelf: page.shelf, found: { ...found, passages } };
  });
  const sheets = await Promise.all(guides);
  return guideKinds.map((kind) => ({
    label: names[kind].title,
    found: sheets.filter(({ shelf }) => shelf === kind).map(({ found }) => found),
  }));
}

export async function callShelves(): Promise<Shelf[]> {
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
