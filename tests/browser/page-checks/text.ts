import type { Page } from '@playwright/test';
import { expect } from '../guard.ts';
import { widest } from './text-faces.ts';
import { type StandIn, textFaults } from './text-in-page.ts';

/** Text spacing of WCAG 1.4.12. */
const SPACED = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;
const TWICE = 'html { font-size: 200% !important }';

/** What is tried at each window width. */
const standIns: Readonly<Record<number, Readonly<Record<string, StandIn>>>> = {
  320: { 'wide text spacing': { css: SPACED, breaks: true }, 'DejaVu Sans': widest },
  390: { 'letters twice as large': { css: TWICE, breaks: true } },
  1440: { 'DejaVu Sans': widest },
};

/**
 * With any font, text spacing or text size, nothing scrolls sideways, is cut off or broken. The
 * page must be able to fetch the fonts (`serveTextFaces`).
 */
export async function expectText(page: Page, path: string, width: number): Promise<void> {
  const used = standIns[width];
  if (!used) return;
  const faults = await page.evaluate(textFaults, Object.values(used));
  for (const [index, name] of Object.keys(used).entries()) {
    expect.soft(faults[index], `${path}, ${name}, ${width} px`).toEqual([]);
  }
}
