import { contentPath } from '#i18n/content-path.ts';
import { productSections } from '#products/definition.ts';
import { getNavigation } from '#queries/content.ts';
import { everyPage, type SitePage } from '#queries/every-page.ts';
import { productRoute } from '#routes.ts';
import type { Navigation } from '#schemas/navigation.ts';
import { site } from '#site.config.ts';
import type { ShareCardProps } from './ShareCard.tsx';

function cardOf(page: SitePage, { routes: names, sections }: Navigation): ShareCardProps {
  const { title, product, name } = page;
  const cloth = product ?? 'company';
  const brand = product ? names[productRoute(product, 'overview')] : site.name;
  const plain = { brand, title, cloth, ground: 'page' } as const;
  switch (page.kind) {
    case 'page': {
      const section = productSections.find((one) => page.id === `${product}-${one}`);
      if (!section) return { ...plain, label: page.id === 'home' ? undefined : name };
      const label = section === 'overview' ? undefined : sections[section].label;
      return { ...plain, label, ground: 'product' };
    }
    case 'screens':
      return { ...plain, ground: 'product' };
    case 'search':
      return { ...plain, label: name };
    case 'post':
      return { ...plain, label: names.blog, cloth: page.entry.data.cloth };
    case 'doc':
      return { ...plain, label: names.docs };
    case 'guide':
      return { ...plain, label: names.guides, brand: site.name };
  }
}

/** The file that holds the words of a page. */
function fileOf(page: SitePage): string {
  switch (page.kind) {
    case 'page':
      return contentPath(`pages/${page.id}.yaml`);
    case 'screens':
      return contentPath(`pages/${page.product}-overview.yaml`);
    case 'search':
      return contentPath('pages/search.yaml');
    default:
      return page.entry?.filePath ?? contentPath('pages/hours.yaml');
  }
}

export interface PageCard extends ShareCardProps {
  /** Where its title is written, for refusals. */
  readonly file: string;
}

/** Data of the share images that are drawn, by the path of their page. */
export async function getShareCards(): Promise<Map<string, PageCard>> {
  const navigation = await getNavigation();
  const pages = (await everyPage()).filter(({ meta }) => !meta.image);
  return new Map(
    pages.map((page) => [page.path, { file: fileOf(page), ...cardOf(page, navigation) }]),
  );
}
