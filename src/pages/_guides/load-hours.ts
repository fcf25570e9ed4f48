import { getNavigation, getPage } from '#queries/content.ts';
import { hoursPath, routes } from '#routes.ts';
import { breadcrumbs } from '#seo/structured-data.ts';
import { site } from '#site.config.ts';

/** The words of the count of hours, and its place among the guides. */
export async function loadHours() {
  const { page: _, meta, title, lede, how, columns, ...words } = await getPage('hours');
  const { sheet } = await getPage('guides');
  const { routes: names } = await getNavigation();
  const steps = [{ label: names.guides, href: routes.guides }];
  const path = hoursPath();
  return {
    place: { meta, path, things: [breadcrumbs(site, [...steps, { label: title }])] },
    crumbs: { name: sheet.crumbs, steps, here: title },
    words,
    sheet: { title, lede, how },
    tables: words.trades.map(({ label, tasks }) => ({
      caption: label,
      columns: columns.map((name) => ({ label: name })),
      rows: tasks.map((task) => [task, '', '', '']),
    })),
    printed: { label: sheet.printed, address: new URL(path, site.origin).href },
  };
}
