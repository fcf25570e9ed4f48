/** Names of the caches: pages by address, files by name. */
export const PAGES = 'pages';
export const FILES = 'fichiers';

/** Pages that are always kept. The first two are the page « hors ligne » and the 404 page. */
export const CORE = ['/hors-ligne', '/404', '/', '/contact', '/support'];
