import type { Overlay } from '../overlay.ts';
import css from './easter.css?inline';

export const overlay: Overlay = { css, mount() {} };
