import type { Overlay } from '../overlay.ts';
import css from './winter.css?inline';

export const overlay: Overlay = { css, mount() {} };
