import { categoryQuery, docCategorySlugs } from '#i18n/filters.ts';
import { getPage } from '#queries/content.ts';
import { type DocEntry, docMeta, getDocPage } from '#queries/docs.ts';
import { docPath, routes, withQuery } from '#routes.ts';
import { breadcrumbs } from '#seo/structured-data.ts';
import { site } from '#site.config.ts';

/** An article of the documentation: its place in the site, its neighbours and its category. */
export async function loadDoc(entry: DocEntry) {
  const { header, categories, article: words } = await getPage('docs');
  const doc = await getDocPage(entry);
  const { article, shelf, previous, next } = doc;
  const { id, category, title, product } = article;
  const categoryHref = withQuery(routes.docs, { [categoryQuery]: docCategorySlugs[category] });
  const steps = [
    { label: header.eyebrow, href: routes.docs },
    { label: categories[category].label, href: categoryHref },
  ];
  return {
    place: {
      meta: docMeta(entry),
      path: docPath(entry.id),
      things: [breadcrumbs(site, [...steps, { label: title }])],
      ...(product && { product }),
    },
    crumbs: { name: words.crumbs, steps, here: title },
    doc,
    neighbours: { name: words.around, labels: words, previous, next },
    side: { ...categories[category], articles: shelf, current: id, words },
  };
}
