/** Sheets to print, answers of the FAQ and calls of the API, as the search finds them. */
import { anchors } from '#i18n/addresses.ts';
import { NBSP } from '#lib/spaces.ts';
import { getApiReference } from '#queries/api-reference.ts';
import { getPage } from '#queries/content.ts';
import { getFaq } from '#queries/faq.ts';
import { getCommonQuestions, getGuides, guideSummary, templatesOf } from '#queries/guides.ts';
import { hoursPath, routes } from '#routes.ts';
import { faqCategories } from '#schemas/faq.ts';
import { choosing, type Guide, guide, guideKinds } from '#schemas/guide.ts';
import type { Found, Passage } from '../index-file.ts';
import { passagesOf } from './passages.ts';
import type { Shelf } from './shelf.ts';

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
  const common = await getCommonQuestions();
  const guides = (await getGuides()).map(async (entry) => {
    const { kind, href, title, lede, product } = guideSummary(entry);
    const asked = kind === 'choose' ? passagesOf(choosing, { groups: common }) : [];
    const found: Found = {
      kind: 'guide',
      href,
      title,
      summary: lede,
      keywords: entry.data.meta.keywords.join(' '),
      ...(product && { product }),
      passages: [...passagesOf(guide, entry.data), ...asked, ...(await tablePassages(entry.data))],
    };
    return { kind, found };
  });
  const sheets = await Promise.all(guides);
  const { title, lede, meta } = await getPage('hours');
  const hours: Found = {
    kind: 'guide',
    href: hoursPath(),
    title,
    summary: lede,
    keywords: meta.keywords.join(' '),
  };
  return guideKinds.map((kind) => ({
    label: names[kind].title,
    found: [
      ...sheets.filter((one) => one.kind === kind).map(({ found }) => found),
      ...(kind === 'leave' ? [hours] : []),
    ],
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
