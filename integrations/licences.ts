import { appendFile, readFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { licencesPath } from '#routes.ts';

/** The licences of the faces in pages, pictures and PDFs, each beside its files. */
const FACES = [
  'src/assets/fonts/OFL.txt',
  'src/assets/fonts/hand/OFL.txt',
  'node_modules/@expo-google-fonts/source-sans-3/LICENSE_FONT',
  'node_modules/dejavu-fonts-ttf/LICENSE',
];

/** Vite lists the licences of the code (`build.license` in `astro.config.ts`); adds those of the faces. */
export function faceLicences(): AstroIntegration {
  return {
    name: 'face-licences',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        for (const face of FACES) {
          const text = await readFile(new URL(`../${face}`, import.meta.url), 'utf8');
          await appendFile(new URL(licencesPath.slice(1), dir), `\n## ${face}\n\n${text}`);
        }
      },
    },
  };
}
