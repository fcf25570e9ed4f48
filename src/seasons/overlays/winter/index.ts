import type { Overlay } from '../overlay.ts';
import css from './winter.css?inline';

/** The flakes are the provider's (`snow.ts`). */
export const overlay: Overlay = { css };
