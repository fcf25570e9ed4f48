import font from '#assets/fonts/bricolage-750.woff?inline';
import { fromDataUrl } from '#lib/data-url.ts';

/** The display face, for what is drawn outside a browser. */
export const displayFont = fromDataUrl(font);
