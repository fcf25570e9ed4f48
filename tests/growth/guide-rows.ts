/**
 * What docs/modifier-le-site.md says one can change, row by row: a change of each, and where it shows.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { indexPath } from '#search/index-file.ts';
import { added, edit, FRENCH } from './owner.ts';

interface Row {
  /** The file as the guide names it. */
  names: string;
  /** The page or file that shows the change, or how the name of that file begins. */
  at: string;
  shows: string;
  /** What is changed, unless `addOfEverything` does it: a file, the place in it, the new value. */
  change?: readonly [file: string, place: readonly (string | number)[], value: unknown];
}

/** A row whose changed value is what shows. */
const row = (
  names: string,
  file: string,
  place: readonly (string | number)[],
  value: string,
  at: string,
): Row => ({ names, at, shows: value, change: [file, place, value] });

const site = 'https://marigot.example.com';
const photograph = { photo: 'marigot.jpg', alt: 'Le marigot revenu' };
const term = { id: 'marigot', term: 'Marigot', meaning: "Un bras d'eau, à sec en saison." };
const customer = { place: 'Banfora', product: 'tappharm', site };

export const guideRows: readonly Row[] = [
  { names: 'notices.yaml', at: '/guides', shows: added.notice },
  { names: 'plans/<formule>.yaml', at: '/tapschool/pricing', shows: added.plan },
  { names: 'faq.yaml', at: '/support', shows: added.question },
  { names: 'testimonials.yaml', at: '/', shows: added.author },
  { names: 'pages/community.yaml', at: '/community', shows: added.event },
  { names: 'pages/careers.yaml', at: '/careers', shows: added.job },
  { names: 'posts/<adresse>.mdx', at: `/blog/${added.article.slug}`, shows: added.article.title },
  {
    names: '../figures.yaml',
    at: '/contact',
    shows: '25 décembre',
    change: ['../figures.yaml', ['support-hours', 'closed'], ['2099-12-25']],
  },
  {
    names: 'customers.yaml',
    at: '/',
    shows: site,
    change: [
      'customers.yaml',
      ['items', 0],
      { ...customer, name: 'Pharmacie du Marigot', logo: { ...photograph, alt: '' } },
    ],
  },
  {
    names: 'photos/<nom>.jpg',
    at: '/',
    shows: photograph.alt,
    change: ['testimonials.yaml', ['items', 0, 'portrait'], photograph],
  },
  {
    names: 'pages/glossary.yaml',
    at: '/glossaire',
    shows: term.term,
    change: ['pages/glossary.yaml', ['groups', 0, 'terms', 0], term],
  },
  row('pages/<page>.yaml', 'pages/about.yaml', ['letter', 'title'], 'Au bord du marigot', '/about'),
  row('docs/<adresse>.mdx', 'docs/connexion.mdx', ['title'], 'Se connecter au marigot', '/docs'),
  row('guides/<adresse>.yaml', 'guides/rentree.yaml', ['title'], 'La crue du marigot', '/guides'),
  row('navigation.yaml', 'navigation.yaml', ['routes', 'careers'], 'Rejoindre le marigot', '/'),
  row('products/<logiciel>.yaml', 'products/tappos.yaml', ['pitch'], 'La caisse du marigot', '/'),
  row('contact-call.yaml', 'contact-call.yaml', ['title'], 'Parlons du marigot', '/'),
  row('examples/<lequel>.yaml', 'examples/shop.yaml', ['name'], 'Supérette du Marigot', '/tappos'),
  row(
    'screens/<écran>.yaml',
    'screens/pharm-credit.yaml',
    ['title'],
    'Encours du marigot',
    '/tappharm/ecrans',
  ),
  row(
    'demos/<démonstration>.yaml',
    'demos/co-payment.yaml',
    ['title'],
    'Le marigot, ligne par ligne',
    '/tappharm',
  ),
  row('search.yaml', 'search.yaml', ['called', 0, 'names', 0], 'marigotière', indexPath),
  row('sample-words.yaml', 'sample-words.yaml', ['job'], 'Annonce du marigot', '/careers'),
  row(
    'choosing.yaml',
    'choosing.yaml',
    ['groups', 0, 'title'],
    'Le prix du marigot',
    '/guides/choisir-caisse',
  ),
  row(
    'text-files.yaml',
    'text-files.yaml',
    ['licences'],
    'Les emprunts du marigot',
    '/licences.txt',
  ),
  row('islands.yaml', 'islands.yaml', ['retry'], 'Repasser le marigot', '/_a/waiting.'),
  row('seasons.yaml', 'seasons.yaml', ['names', 'winter'], 'Saison du marigot', '/_a/main.'),
  row('openapi.yaml', 'openapi.yaml', ['tags', 0, 'description'], 'Le gué du marigot.', '/api'),
  row('../company.yaml', '../company.yaml', ['legal', 'name'], 'Société du Marigot', '/terms'),
  {
    names: 'moved.yaml',
    at: '/_redirects',
    shows: '/vieux-marigot /tappos',
    change: ['moved.yaml', ['items'], [{ from: '/vieux-marigot', to: '/tappos' }]],
  },
  row('../authorities.yaml', '../authorities.yaml', ['example', 'name'], 'Le marigot', '/privacy'),
];

/** Rows that have tests of their own: the sign (`long-values.ts`), and what no page shows. */
export const triedElsewhere = [
  'photos/<nom>.svg',
  '../launch-questions.yaml',
  '../launch-accepted.yaml',
  'project-words.txt',
  '.env',
];

/** Changes what each row names; after `addOfEverything`, whose photograph it uses. */
export async function changeEachRow(folder: string): Promise<void> {
  for (const { change } of guideRows) {
    if (!change) continue;
    const [file, place, value] = change;
    if (file.endsWith('.mdx')) {
      const path = join(folder, FRENCH, file);
      const text = await readFile(path, 'utf8');
      await writeFile(path, text.replace(/^title: .*$/m, `title: ${value}`));
    } else {
      await edit(folder, join(FRENCH, file), (yaml) => yaml.setIn(place, yaml.createNode(value)));
    }
  }
}
