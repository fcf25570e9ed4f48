import font from '#assets/fonts/bricolage-750.woff?inline';
import { fromDataUrl } from '#lib/data-url.ts';

/** The display face, for drawing outside a browser. */
export const displayFont = fromDataUrl(font);
