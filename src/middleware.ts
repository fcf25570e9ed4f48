import { defineMiddleware } from 'astro:middleware';
import { editionOf } from '#i18n/edition.ts';
import { within } from '#i18n/write-edition.ts';

/** A page is written in the language that its address names: all that it asks for follows. */
export const onRequest = defineMiddleware(({ routePattern }, next) =>
  within(editionOf(routePattern), next),
);
