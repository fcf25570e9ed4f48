import type { Ref } from 'react';
import { escapeXml } from '#lib/escape.ts';
import styles from './HoursCount.module.css';

export interface HoursClothProps {
  /** A stripe for each task, in its minutes a week; a task that takes none has none. */
  minutes: readonly number[];
  ref: Ref<SVGSVGElement>;
}

/** A week at the notebook, as a cloth: each stripe as wide as the minutes of its task. */
export function HoursCloth({ minutes, ref }: HoursClothProps) {
  const startOf = (at: number) => minutes.slice(0, at).reduce((sum, length) => sum + length, 0);
  return (
    <svg
      ref={ref}
      className={styles.cloth}
      viewBox={`0 0 ${startOf(minutes.length) || 1} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {minutes.map((length, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a task is its place in the list
        <rect key={at} x={startOf(at)} width={length} height="1" />
      ))}
    </svg>
  );
}

/** Saves the cloth in the colours on the screen, over its lines: a picture of 1200 × 630. */
export function keepCloth(cloth: SVGSVGElement, lines: readonly string[], file: string): void {
  const picture = cloth.cloneNode(true) as SVGSVGElement;
  for (const [at, stripe] of [...picture.children].entries()) {
    const { fill, stroke, strokeWidth } = getComputedStyle(cloth.children[at] as Element);
    const seen = {
      fill,
      stroke,
      'stroke-width': strokeWidth,
      'vector-effect': 'non-scaling-stroke',
    };
    for (const [name, value] of Object.entries(seen)) stripe.setAttribute(name, value);
  }
  picture.setAttribute('width', '1200');
  picture.setAttribute('height', '340');
  const words = lines.map((line, at) => {
    const place = at === 0 ? 'y="445" font-size="64"' : `y="${460 + 60 * at}" font-size="34"`;
    return `<text x="60" ${place}>${escapeXml(line)}</text>`;
  });
  const drawn = new XMLSerializer().serializeToString(picture) + words.join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" font-family="sans-serif" font-weight="700"><rect width="1200" height="630" fill="#fff"/>${drawn}</svg>`;
  const href = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  Object.assign(document.createElement('a'), { href, download: `${file}.svg` }).click();
  setTimeout(() => URL.revokeObjectURL(href));
}
