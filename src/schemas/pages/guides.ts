import { z } from 'astro/zod';
import { counted, group, heading, label, opening, slotted, text } from '../fields.ts';
import { guideKinds } from '../guide.ts';
import { pageSchema } from '../meta.ts';

export const guides = pageSchema('guides', {
  ...opening(),
  kinds: z
    .record(
      z.enum(guideKinds),
      z.strictObject({
        title: heading(30),
        lede: text(120),
        lines: counted('Ce que le guide contient ; # vaut le nombre', 40),
      }),
    )
    .describe('Les sortes de feuilles'),
  tables: group('Les modèles CSV', {
    title: heading(50),
    lede: text(),
    columns: z.tuple([label(30), label(30), label(30)]).describe('En-têtes du mode d’emploi'),
    download: label(40).describe('Lien vers le fichier'),
  }),
  hours: group('Vers le compte des heures', {
    title: heading(60),
    example: label(60).describe('Sous le résultat de l’exemple'),
    lede: text(),
    link: label(40),
  }),
  guide: group('Les mots de chaque feuille', {
    crumbs: label(40),
    contents: label(20).describe('Titre de la liste des parties'),
    print: label(30).describe('Bouton'),
    kept: label(60).describe('Ce que deviennent les coches, sur écran'),
    names: label(50).describe('Au-dessus des noms à écrire'),
    // Three columns: an A4 page has room for no more answers, and the lists say three.
    vendors: z.tuple([label(3), label(3), label(3)]).describe('Les trois colonnes à cocher'),
    question: label(20).describe('En-tête de la colonne des questions'),
    how: label(90).describe('Quand cocher'),
    score: slotted(40).describe('Après les cases cochées de chaque colonne ; # les questions'),
    done: slotted(40).describe('Après les étapes cochées ; # leur nombre'),
    notes: label(20).describe('Au-dessus des lignes à écrire, sur papier'),
    ours: slotted(120).describe('Lien vers nos réponses ; # est le logiciel'),
    others: label(40).describe('Titre des autres feuilles'),
    all: label(40).describe('Lien vers toutes'),
    printed: label(60).describe('Avant l’adresse, sur papier'),
  }),
});
