import { existsSync } from 'node:fs';
import { contentPath } from '#i18n/locales.ts';
import { slug } from './text.ts';

/**
 * The name of an entry of another collection. Astro's own `reference` lets a name without a file
 * pass, and the page then shows less than it should: this one stops the build. It also leaves
 * `astro:content` out of the schemas, which Node reads for the settings of the site.
 */
export const linkTo = (collection: 'products') =>
  slug()
    .refine((id) => existsSync(contentPath(`${collection}/${id}.yaml`)), {
      error: ({ input }) => `${contentPath(`${collection}/${input}.yaml`)} n’existe pas`,
    })
    // Without the collection's name, which would make Astro look the entry up by itself.
    .transform((id) => ({ id }));
