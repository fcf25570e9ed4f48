import type { SiteConfig } from '../site.config.ts';

/** schema.org SoftwareApplication with the free trial, as every page of the site states it. */
export function softwareApplication(
  site: SiteConfig,
  { name, description, url }: { name: string; description: string; url: string },
) {
  return {
    '@context': 'https://schema.org',
    '@type': 'SoftwareApplication',
    name,
    description,
    url,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    inLanguage: 'fr',
    publisher: { '@type': 'Organization', name: site.name, url: site.origin },
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'EUR' },
  };
}

/** JSON for a script element: `<` is escaped, so that no text can close the element. */
export function serializeJson(data: object): string {
  return JSON.stringify(data).replace(/</g, '\\u003c');
}
