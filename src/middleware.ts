import { defineMiddleware } from 'astro:middleware';
import { editionOf } from '#i18n/edition.ts';
import { within } from '#i18n/write-edition.ts';

/** Renders each page in the language of its address; queries and formats then use that language. */
export const onRequest = defineMiddleware(({ routePattern }, next) =>
  within(editionOf(routePattern), next),
);
