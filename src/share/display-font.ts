import font from '#assets/fonts/bricolage-750.woff?inline';

/** The bytes of a base64 `data:` URL, as Vite gives a file imported with `?inline`. */
export const fromDataUrl = (url: string) => Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');

/** The display face, for drawing outside a browser. */
export const displayFont = fromDataUrl(font);
