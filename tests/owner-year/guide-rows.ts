/**
 * What docs/modifier-le-site.md says that an owner can change, row by row: a change of each, and
 * where it shows.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { indexPath } from '#search/index-file.ts';
import { added, FRENCH, set } from './owner.ts';

/**
 * The file as the guide names it; the page or file that shows the change, or how the name of that
 * file begins; what shows. Then what is changed, unless `addOfEverything` does it: a place in a file,
 * that of the guide if none is named, and its new value, if that is not what shows.
 */
type Row = readonly [
  names: string,
  at: string,
  shows: string,
  place?: string,
  file?: string | undefined,
  value?: unknown,
];

const site = 'https://marigot.example.com';
const photograph = { photo: 'marigot.jpg', alt: 'Le marigot revenu' };
const term = { id: 'marigot', term: 'Marigot', meaning: "Un bras d'eau, à sec en saison." };
const logo = { ...photograph, alt: '' };
const pharmacy = { name: 'Pharmacie du Marigot', place: 'Banfora', product: 'tappharm' };
const customer = { ...pharmacy, site, logo };
const move = { from: '/vieux-marigot', to: '/tappos' };

export const guideRows: readonly Row[] = [
  ['notices.yaml', '/guides', added.notice],
  ['plans/<formule>.yaml', '/tapschool/pricing', added.plan],
  ['faq.yaml', '/support', added.question],
  ['testimonials.yaml', '/', added.author],
  ['pages/community.yaml', '/community', added.event],
  ['pages/careers.yaml', '/careers', added.job],
  ['posts/<adresse>.mdx', `/blog/${added.article.slug}`, added.article.title],
  ['../figures.yaml', '/contact', '25 décembre', 'support-hours.closed', undefined, ['2099-12-25']],
  ['customers.yaml', '/', site, 'items.0', undefined, customer],
  ['photos/<nom>.jpg', '/', photograph.alt, 'items.0.portrait', 'testimonials.yaml', photograph],
  ['pages/glossary.yaml', '/glossaire', term.term, 'groups.0.terms.0', undefined, term],
  ['pages/<page>.yaml', '/about', 'Au bord du marigot', 'letter.title', 'pages/about.yaml'],
  ['docs/<adresse>.mdx', '/docs', 'Se connecter au marigot', 'title', 'docs/connexion.mdx'],
  ['guides/<adresse>.yaml', '/guides', 'La crue du marigot', 'title', 'guides/rentree.yaml'],
  ['navigation.yaml', '/', 'Rejoindre le marigot', 'routes.careers'],
  ['products/<logiciel>.yaml', '/', 'La caisse du marigot', 'pitch', 'products/tappos.yaml'],
  ['contact-call.yaml', '/', 'Parlons du marigot', 'title'],
  ['examples/<lequel>.yaml', '/tappos', 'Supérette du Marigot', 'name', 'examples/shop.yaml'],
  ['screens/<écran>.yaml', '/tappharm/ecrans', 'Le gué', 'title', 'screens/pharm-credit.yaml'],
  ['demos/tapschool.yaml', '/tapschool', 'Le bief', 'title'],
  ['search.yaml', indexPath, 'marigotière', 'called.0.names.0'],
  ['sample-words.yaml', '/careers', 'Annonce du marigot', 'job'],
  ['choosing.yaml', '/guides/choisir-caisse', 'Le prix du marigot', 'groups.0.title'],
  ['islands.yaml', '/_a/waiting.', 'Repasser le marigot', 'retry'],
  ['seasons.yaml', '/_a/main.', 'Saison du marigot', 'names.winter'],
  ['openapi.yaml', '/api', 'Le gué du marigot.', 'tags.0.description'],
  ['../company.yaml', '/terms', 'Société du Marigot', 'legal.name'],
  ['moved.yaml', '/_redirects', '/vieux-marigot /tappos', 'items', undefined, [move]],
  ['../authorities.yaml', '/privacy', 'Le marigot', 'example.name'],
];

/** Rows that have their own tests: drawings (`long-values.ts`, `svg.test.ts`), and what no page shows. */
export const triedElsewhere = [
  'photos/<nom>.svg',
  '../launch-accepted.yaml',
  'project-words.txt',
  '.env',
];

/** Changes what each row names; after `addOfEverything`, since it uses its photograph. */
export async function changeEachRow(folder: string): Promise<void> {
  for (const [names, , shows, place, file = names, value = shows] of guideRows) {
    if (!place) continue;
    if (file.endsWith('.mdx')) {
      const path = join(folder, FRENCH, file);
      const text = await readFile(path, 'utf8');
      await writeFile(path, text.replace(/^title: .*$/m, `title: ${value}`));
    } else {
      await set(folder, join(FRENCH, file), { [place]: value });
    }
  }
}
