import type { Overlay } from '../overlay.ts';
import css from './winter.css?inline';

/** The flakes are the provider's. */
export const overlay: Overlay = { css };
