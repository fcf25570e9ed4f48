import more from 'dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf?inline';
import font from '#assets/fonts/bricolage-750.ttf?inline';

/** The bytes of a base64 `data:` URL, as Vite gives a file imported with `?inline`. */
export const fromDataUrl = (url: string) => Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');

/** The display font, for drawing outside a browser. */
export const displayFont = fromDataUrl(font);

/** For what the other fonts lack: letters of the region's languages, signs. */
export const moreLetters = fromDataUrl(more);
