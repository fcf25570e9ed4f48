import { z } from 'astro/zod';
import { meta } from '../meta.ts';
import { sample, shortText, text } from '../text.ts';

/** What a group of files is delivered as; the size is typed, since no file is served here. */
const group = z.strictObject({
  name: shortText(40),
  text: text(),
  formats: shortText(40).describe('Formats des fichiers : SVG, PNG'),
  size: shortText(16).describe('Taille annoncée : 1,2 Mo'),
  sample: sample(),
});

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
      lede: text().describe('Dit que les fichiers s’envoient sur demande'),
      request: shortText(30).describe('Lien de demande d’un groupe de fichiers'),
      requestSubject: shortText(40).describe('Objet du courriel, suivi du nom du groupe'),
      groups: z
        .strictObject({
          logo: group,
          cloths: group.extend({
            house: shortText(30).describe('Nom du tissu de la maison'),
          }),
          colours: group.extend({
            items: z
              .array(
                z.strictObject({
                  name: shortText(24),
                  hex: z.string().regex(/^#[0-9a-f]{6}$/, 'de la forme #fd7e14'),
                }),
              )
              .length(6),
          }),
          face: group.extend({
            fontName: shortText(40),
            alphabet: shortText(120).describe('Lettres montrées en petit'),
            word: shortText(12).describe('Mot montré en grand'),
          }),
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
