/**
 * The text font is the visitor's own: Roboto on Android, Noto Sans or DejaVu Sans on Linux. No
 * machine has all three, so Source Sans, a dependency of the project, is scaled to the mean width
 * of each, digits and letters apart.
 */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { StandIn } from './text-in-page.ts';

const weights = [400, 700] as const;
type Weight = (typeof weights)[number];
type Widths = Readonly<Record<Weight, { letters: number; figures: number }>>;

/** In ems. */
const own: Widths = {
  400: { letters: 0.394, figures: 0.497 },
  700: { letters: 0.416, figures: 0.536 },
};
const faces = {
  Roboto: { 400: { letters: 0.425, figures: 0.562 }, 700: { letters: 0.438, figures: 0.576 } },
  'Noto Sans': { 400: { letters: 0.45, figures: 0.572 }, 700: { letters: 0.484, figures: 0.572 } },
  'DejaVu Sans': {
    400: { letters: 0.49, figures: 0.636 },
    700: { letters: 0.551, figures: 0.696 },
  },
} as const satisfies Record<string, Widths>;

const folder = 'node_modules/@expo-google-fonts/source-sans-3';
const fileOf = (weight: number) => {
  const name = weight === 400 ? '400Regular' : '700Bold';
  return `${folder}/${name}/SourceSans3_${name}.ttf`;
};

/** A name that no installed font has. */
const familyOf = (face: string) => `${face} stand-in`;

/** Rules for all of them: a page loads each of their files once. */
const rules = Object.entries(faces).flatMap(([face, widths]) =>
  weights.flatMap((weight) => {
    const { letters, figures } = widths[weight];
    const rule = (ratio: number, range: string) =>
      `@font-face { font-family: "${familyOf(face)}"; font-weight: ${weight}; src: url(/text-face/${weight}); size-adjust: ${(100 * ratio).toFixed(1)}%; ${range} }`;
    return [
      rule(letters / own[weight].letters, ''),
      rule(figures / own[weight].figures, 'unicode-range: U+30-39;'),
    ];
  }),
);

/** The substitute for a typeface, for a page's text. */
export function standIn(face: keyof typeof faces): StandIn {
  const family = familyOf(face);
  return { family, css: `:root { --text: "${family}", sans-serif !important }` };
}

/** Gives the substitute fonts to each page that is opened. */
export async function serveTextFaces(page: Page): Promise<void> {
  await page.addInitScript((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, rules.join('\n'));
  await page.route('**/text-face/*', async (route) => {
    const weight = Number(new URL(route.request().url()).pathname.split('/').at(-1));
    await route.fulfill({ body: await readFile(fileOf(weight)), contentType: 'font/ttf' });
  });
}
