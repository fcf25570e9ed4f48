import type { Overlay } from '../overlay.ts';
import css from './christmas.css?inline';

export const overlay: Overlay = { css, mount() {} };
