import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { z } from 'astro/zod';
import { contentPath } from '#i18n/content-path.ts';
import { type Frame, frames, type Picture } from '#lib/pictures.ts';
import { roled } from './roles.ts';

const pathOf = (file: string) => contentPath(`photos/${file}`);
const NAME = /^[a-z0-9_][a-z0-9_-]*\.(?:jpe?g|png|webp|avif|svg)$/;

/** A drawing that runs, or that asks for another file. */
export const NOT_PLAIN =
  /<(?:script|foreignObject|!ENTITY)|\son\w+\s*=|(?:href|src)\s*=\s*["'](?!#)|url\((?!#)|@import/i;

/** The address of a photograph's files; it changes with what the photograph shows. */
export function photoAddress(file: string, frame: Frame): string {
  const digest = hash('sha256', readFileSync(pathOf(file))).slice(0, 8);
  return `/_a/${file.replace(/\.\w+$/, '')}.${digest}-${frame}`;
}

/** Why a name cannot be that of a photograph. */
export function photoFault(file: string): string | undefined {
  if (!NAME.test(file))
    return 'une photo est un .jpg, .png, .webp, .avif ou .svg, au nom en minuscules sans accent ni espace';
  return existsSync(pathOf(file)) ? undefined : `${pathOf(file)} n’existe pas`;
}

const alt = roled(
  z.string('manque : ce que l’on voit, ou "" si le texte à côté le dit déjà').trim(),
  { is: 'none' },
);

/** The name of a file of `photos`, if it has no fault. */
export const fileName = (faultOf: (file: string) => string | undefined) =>
  roled(
    z.string().superRefine((file, context) => {
      const message = faultOf(file);
      if (message) context.addIssue({ code: 'custom', message });
    }),
    { is: 'none' },
  );

/** A photograph in place of a drawing: the build cuts it to its frame (`loading/pictures.ts`). */
export const photo = (frame: Frame) =>
  z
    .strictObject({
      photo: fileName(photoFault)
        .describe('Son fichier, dans src/content/fr/photos')
        // For the form, which refuses a smaller photograph.
        .meta({ least: frames[frame].least }),
      alt:
        frame === 'brand' || frame === 'face'
          ? alt.default('').describe('Ce que l’on y voit, si le nom à côté ne le dit pas déjà')
          : alt.describe('Ce que l’on y voit, pour qui ne la voit pas'),
      ...(frame === 'face' && {
        logo: z.boolean().optional().describe('Un logo : montré entier, sur fond blanc'),
      }),
    })
    .transform(({ photo, alt, ...said }): Picture => {
      const shown = 'logo' in said && said.logo ? 'logo' : frame;
      return { photo: photoAddress(photo, shown), frame: shown, alt };
    });
