/** The caches of the site: pages by address, files by name. */
export const PAGES = 'pages';
export const FILES = 'fichiers';

/** What is kept in any case: the page that says so and that of wrong addresses first. */
export const CORE = ['/hors-ligne', '/404', '/', '/contact', '/support'];
