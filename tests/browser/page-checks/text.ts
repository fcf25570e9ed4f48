import type { Page } from '@playwright/test';
import { expect } from '../guard.ts';
import { standIn } from './text-faces.ts';
import { type StandIn, textFaults } from './text-in-page.ts';

/** Text spacing of WCAG 1.4.12. */
const SPACED = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;
const TWICE = 'html { font-size: 200% !important }';

const usual = { Roboto: standIn('Roboto'), 'Noto Sans': standIn('Noto Sans') };
const widest = { 'DejaVu Sans': standIn('DejaVu Sans') };

/**
 * What is tried at each window width: the widest font at all of them, narrower fonts at 320 and
 * 1440 px only. What they do not break there they do not break in between.
 */
const standIns: Readonly<Record<number, Readonly<Record<string, StandIn>>>> = {
  320: {
    'as it is': { css: '' },
    'wide text spacing': { css: SPACED, breaks: true },
    ...widest,
    ...usual,
  },
  390: { 'letters twice as large': { css: TWICE, breaks: true }, ...widest },
  768: widest,
  1440: { ...widest, ...usual },
};

/**
 * With any font, text spacing or text size, nothing scrolls sideways, is cut off or broken. The
 * page must be able to fetch the fonts (`serveTextFaces`).
 */
export async function expectText(page: Page, path: string, width: number): Promise<void> {
  const used = standIns[width] ?? {};
  const faults = await page.evaluate(textFaults, Object.values(used));
  for (const [index, name] of Object.keys(used).entries()) {
    expect.soft(faults[index], `${path}, ${name}, ${width} px`).toEqual([]);
  }
}
