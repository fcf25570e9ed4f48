import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { licencesPath } from '#routes.ts';
import { afterBuild } from './after-build.ts';

/** The licences of the faces in pages, pictures and PDFs, each beside its files. */
const FACES = [
  'src/assets/fonts/OFL.txt',
  'src/assets/fonts/hand/OFL.txt',
  'node_modules/@expo-google-fonts/source-sans-3/LICENSE_FONT',
  'node_modules/dejavu-fonts-ttf/LICENSE',
];

/** Adds the licences of the faces to those of the code, which Vite lists (`vite-plugins.ts`). */
export const faceLicences = () =>
  afterBuild('face-licences', async (root) => {
    for (const face of FACES) {
      const text = await readFile(new URL(`../${face}`, import.meta.url), 'utf8');
      await appendFile(join(root, licencesPath), `\n## ${face}\n\n${text}`);
    }
  });
