import type { Overlay } from '../overlay.ts';
import css from './eid.css?inline';

export const overlay: Overlay = { css, mount() {} };
