import { mailtoLink } from '#lib/contact.ts';
import { drawDashboards } from '#products/dashboards.ts';
import { getPage } from '#queries/content.ts';
import { getProductNames } from '#queries/products.ts';
import { markedAll } from '#queries/samples.ts';
import { site } from '#site.config.ts';
import { pressFacts } from './press-facts.ts';
import { getPressFiles, getPressScreens } from './press-files.ts';

/** The words of the page, and the files of the press kit with what each shows. */
export async function loadPress() {
  const { meta, hero, contact, kit, facts, executives } = await getPage('press');
  const told = pressFacts(facts, site.name);
  return {
    meta,
    header: {
      ...hero,
      contact,
      email: site.email,
      href: mailtoLink(site.email, contact.subject),
    },
    files: {
      ...{ title: kit.title, lede: kit.lede, download: kit.download },
      files: await getPressFiles(kit, told, site.name),
    },
    samples: {
      title: kit.samples,
      screens: { name: kit.groups.screens.name, products: await getPressScreens() },
      parts: kit.groups.sheet,
      siteName: site.name,
      productNames: await getProductNames(),
      shown: await drawDashboards(),
    },
    facts: { title: facts.title, facts: told },
    people: { ...executives, items: await markedAll('executive', executives.items) },
  };
}
