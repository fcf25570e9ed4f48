import type { Overlay } from '../overlay.ts';
import css from './ramadan.css?inline';

export const overlay: Overlay = { css, mount() {} };
