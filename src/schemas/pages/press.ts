import { z } from 'astro/zod';
import { colourNames } from '#styles/palette.ts';
import { group, heading, label, list, opening, sample, text } from '../fields.ts';
import { shown } from '../figure.ts';
import { pageSchema } from '../meta.ts';
import { portrait } from '../portrait.ts';
import { roled } from '../roles.ts';

/** Files to download; the page computes their sizes. */
const file = z.strictObject({
  name: heading(40),
  text: text(),
  formats: label(40).describe('Formats des fichiers : SVG, PNG'),
});

const part = z.strictObject({ name: heading(40), text: text() });

export const press = pageSchema('press', {
  hero: group('Ouverture de la page', opening()),
  contact: group('Adresse de la presse', {
    title: heading(40),
    delay: text().describe('Le délai de réponse ; un chiffre s’appelle entre accolades'),
    subject: label(60).describe('Objet du courriel'),
  }),
  kit: group('Le dossier', {
    title: heading(60),
    lede: text(),
    download: label(30).describe('Lien qui télécharge un groupe de fichiers'),
    samples: heading(60).describe('Titre au-dessus de ce que montrent les fichiers'),
    screens: label(30).describe('Nom des écrans, lu après celui de leur logiciel'),
    groups: group('Les groupes de fichiers', {
      logo: file,
      images: file,
      guide: file.extend({
        colours: part.extend({
          items: list({
            name: label(24),
            colour: z.enum(colourNames).describe('Nom de la couleur dans src/styles/palette.ts'),
          }).min(1),
        }),
        cloths: part.extend({ company: label(30).describe('Nom du tissu de la maison') }),
        face: part.extend({
          alphabet: label(120).describe('Lettres montrées en petit'),
          word: label(12).describe('Mot montré en grand'),
        }),
      }),
      facts: file,
    }),
  }),
  facts: group('La fiche de l’entreprise', {
    title: heading(60),
    about: text().describe('L’entreprise en une phrase, à citer'),
    nameLabel: label(30).describe('Libellé du nom de l’entreprise'),
    items: z
      .array(
        z
          .strictObject({
            label: text(30),
            value: text().optional().describe('Des mots'),
            figure: roled(shown(), { is: 'text' })
              .optional()
              .describe('Ou le nom d’un chiffre de figures.yaml : sales'),
          })
          .refine(({ value, figure }) => (value === undefined) !== (figure === undefined), {
            error: 'demande value, des mots, ou figure, le nom d’un chiffre : l’un des deux',
          }),
      )
      .min(1),
  }),
  executives: group('Les dirigeants', {
    title: heading(60),
    lede: text(),
    items: list({
      name: heading(40),
      role: text(50),
      topics: text().describe('Ce dont la personne peut parler'),
      portrait,
      sample: sample(),
    }).min(1),
  }),
});
