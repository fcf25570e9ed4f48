import { contentPath } from '#i18n/content-path.ts';
import { type ProductId, productOf } from '#products/registry.ts';
import { guidePath, templatePath } from '#routes.ts';
import { type Guide, guideKinds } from '#schemas/guide.ts';
import { type Entry, entriesOf, entryOf, getPage } from './content.ts';

export type GuideEntry = Entry<'guides'>;

/** Every guide, with what every trade asks, by kind, then by its `order`. The file's name is the address. */
export async function getGuides(): Promise<GuideEntry[]> {
  const entries = await entriesOf('guides');
  const common = await getCommonQuestions();
  const withCommon = (data: Guide): Guide =>
    data.kind === 'choose' ? { ...data, groups: [...data.groups, ...common] } : data;
  const whole = entries.map((entry) => ({ ...entry, data: withCommon(entry.data) }));
  return whole.sort(
    (a, b) =>
      guideKinds.indexOf(a.data.kind) - guideKinds.indexOf(b.data.kind) ||
      a.data.order - b.data.order,
  );
}

export function guideSummary({ id, data }: GuideEntry) {
  const { title, lede, kind } = data;
  const parts = data.kind === 'choose' ? data.groups : data.parts;
  const lines = parts.flatMap<unknown>((part) => ('steps' in part ? part.steps : part.questions));
  const product = productOf(data.product);
  return { href: guidePath(id), title, lede, kind, product, parts, lines: lines.length };
}

export type GuideSummary = ReturnType<typeof guideSummary>;

/** The first guide of a kind for a product's trade, if there is any. */
export async function getGuideOf(product: ProductId, kind: Guide['kind']) {
  const guides = (await getGuides()).map(guideSummary);
  const found = guides.find((guide) => guide.kind === kind && guide.product === product);
  return found && { title: found.title, href: found.href };
}

/** How to start with a product, and the guide to do it by. */
export async function getStart(product: ProductId) {
  const { title, items } = (await getPage('home')).steps;
  return { title, items, guide: await getGuideOf(product, 'start') };
}

/** The questions to ask any vendor, whatever the trade. */
export const getCommonQuestions = async () => (await entryOf('choosing', 'choosing')).data.groups;

/** The tables to fill, by their `order`, each with the address of its file. */
export async function getTemplates() {
  const entries = await entriesOf('templates');
  return entries
    .sort((a, b) => a.data.order - b.data.order)
    .map(({ id, data: { columns, last, ...said } }) => ({
      id,
      href: templatePath(id),
      ...said,
      columns: [...columns, last],
    }));
}

export type TableTemplate = Awaited<ReturnType<typeof getTemplates>>[number];

/** The tables that a guide asks for; a deleted table is left out, with a warning. */
export async function templatesOf(guide: Guide) {
  if (guide.kind !== 'leave') return [];
  const templates = await getTemplates();
  return guide.templates.flatMap((id) => {
    const template = templates.find((candidate) => candidate.id === id);
    if (!template) console.warn(`${contentPath(`templates/${id}.yaml`)} manque`);
    return template ?? [];
  });
}
