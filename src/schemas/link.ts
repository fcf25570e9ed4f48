import { existsSync } from 'node:fs';
import { contentPath } from '#i18n/content-path.ts';
import { slug } from './fields.ts';

/**
 * The id of an entry of another collection. Astro's own `reference` accepts an id without a file,
 * and the page then silently shows less; this one stops the build. It also keeps `astro:content`
 * out of the schemas, which Node reads for the site's settings.
 */
export const linkTo = (collection: 'products') =>
  slug()
    .refine((id) => existsSync(contentPath(`${collection}/${id}.yaml`)), {
      error: ({ input }) => `${contentPath(`${collection}/${input}.yaml`)} n’existe pas`,
    })
    // Without the collection's name, with which Astro would look the entry up itself.
    .transform((id) => ({ id }));
