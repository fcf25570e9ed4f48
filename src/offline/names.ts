import { offlinePage } from '#i18n/addresses.ts';

/** Names of the caches: pages by address, files by name. */
export const PAGES = 'pages';
export const FILES = 'files';

/** Pages that are always kept. The first two are the page « hors ligne » and the 404 page. */
export const CORE = [offlinePage, '/404', '/', '/contact', '/support'];

/** The folder of the packs that devices download. */
export const PACKS = '/offline';
