import type { Overlay } from '../overlay.ts';
import css from './summer.css?inline';

export const overlay: Overlay = { css, mount() {} };
