import type { Tools } from '../tools.ts';

export type { Tools };

/** What a theme's module exports: its colours, and the decoration it draws. */
export interface Overlay {
  /** A style sheet, adopted while the theme is on, after those of the page. */
  readonly css: string;
  /**
   * Draws the decoration into `layer`, a fixed full-screen element that ignores the pointer, is
   * hidden from assistive technology and from print, and pauses while the tab is hidden.
   * @param tools passed in, because a theme that imported them would need one more request
   */
  mount?(layer: HTMLElement, tools: Tools): void;
}
