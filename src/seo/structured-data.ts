/**
 * What pages tell search engines, in the vocabulary of schema.org. The types come from schema-dts,
 * so that tsc refuses a property that does not exist. Only what the page says is stated here, and
 * nothing about samples: the word that marks them on the page would be lost.
 */
import type { BreadcrumbList, Graph, Organization, Thing, WebSite } from 'schema-dts';
import type { SiteConfig } from '#site.config.ts';

export type Company = Pick<SiteConfig, 'name' | 'origin'>;

export const absolute = (site: Company, path: string) => new URL(path, site.origin).href;

export function provider({ name, origin }: Company) {
  return { '@type': 'Organization', name, url: origin } as const;
}

export interface Step {
  readonly label: string;
  /** Absent from the last step, the page itself. */
  readonly href?: string | undefined;
}

/** The trail from the top of the site to a page, which comes last. */
export function breadcrumbs(site: Company, steps: readonly Step[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(href && { item: absolute(site, href) }),
    })),
  };
}

/** The organization behind the site, and the site, for the home page. */
export function companyAndSite(
  site: Pick<SiteConfig, 'name' | 'origin' | 'email' | 'phones'>,
): [Organization, WebSite] {
  return [
    {
      ...provider(site),
      logo: absolute(site, '/icon-512.png'),
      email: site.email,
      telephone: [...site.phones],
    },
    { '@type': 'WebSite', name: site.name, url: site.origin, inLanguage: 'fr' },
  ];
}

/** Everything that a page states, as one document. */
export function graph(things: readonly Thing[]): Graph {
  return { '@context': 'https://schema.org', '@graph': things };
}
