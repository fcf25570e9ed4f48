import { z } from 'astro/zod';
import { meta } from '../meta.ts';
import { sample, shortText, text } from '../text.ts';

/** Files that `npm run press-kit` makes; the page weighs them itself. */
const group = z.strictObject({
  name: shortText(40),
  text: text(),
  formats: shortText(40).describe('Formats des fichiers : SVG, PNG'),
});

const part = z.strictObject({ name: shortText(40), text: text() });

export const press = z.strictObject({
  page: z.literal('press'),
  meta,
  hero: z
    .strictObject({ eyebrow: shortText(70), title: shortText(60), lede: text() })
    .describe('Ouverture de la page'),
  contact: z
    .strictObject({
      title: shortText(40),
      delay: text().describe('Le délai de réponse, par {reply-delay}'),
      subject: shortText(60).describe('Objet du courriel'),
    })
    .describe('Adresse de la presse'),
  kit: z
    .strictObject({
      title: shortText(60),
      lede: text(),
      download: shortText(30).describe('Lien qui télécharge un groupe de fichiers'),
      groups: z
        .strictObject({
          logo: group,
          screens: group,
          sheet: group.extend({
            colours: part.extend({
              items: z
                .array(
                  z.strictObject({
                    name: shortText(24),
                    hex: z.string().regex(/^#[0-9a-f]{6}$/, 'de la forme #fd7e14'),
                  }),
                )
                .length(6),
            }),
            cloths: part.extend({ house: shortText(30).describe('Nom du tissu de la maison') }),
            face: part.extend({
              alphabet: shortText(120).describe('Lettres montrées en petit'),
              word: shortText(12).describe('Mot montré en grand'),
            }),
          }),
          facts: group,
        })
        .describe('Quatre groupes de fichiers, ni plus ni moins'),
    })
    .describe('Le dossier'),
  facts: z
    .strictObject({
      title: shortText(60),
      nameLabel: shortText(30).describe('Libellé du nom de l’entreprise'),
      items: z.array(z.strictObject({ label: shortText(30), value: text() })).min(1),
    })
    .describe('La fiche de l’entreprise'),
  executives: z
    .strictObject({
      title: shortText(60),
      items: z
        .array(
          z.strictObject({
            name: shortText(40),
            role: shortText(50),
            topics: text().describe('Ce dont la personne peut parler'),
            sample: sample(),
          }),
        )
        .length(3, 'trois dirigeants, ni plus ni moins'),
    })
    .describe('Les dirigeants'),
});
