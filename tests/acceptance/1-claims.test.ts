/** Section 1, « Claims displayed ». */
import { expect } from 'vitest';
import { checkTable, figure, row, text } from './table.ts';

checkTable([
  ['20+ pharmacies', '/', figure('pharmacies équipées'), ['20+']],
  ['25+ stores', '/', figure('boutiques équipées'), ['25+']],
  ['20+ schools equipped', '/', figure('écoles équipées'), ['20+']],
  ['5K+ students managed', '/tapschool', figure('élèves suivis (5K+)'), ['5 000+']],
  ['100+ schools', '/tapschool', figure('écoles'), ['100+']],
  ['a 50,000+ sales claim', '/about', text('main > div p:has(> strong)'), '50 000+ ventes'],
  ['99.9% availability', '/', figure('de disponibilité'), ['99,9 %']],
  ['99.9% availability', '/tapschool', figure('de disponibilité'), ['99,9 %']],
  ['24/7 support', '/', figure('assistance, réponse en semaine'), ['24/7']],
  [
    '10 min per day to run a school',
    '/tapschool',
    text('main > header h1'),
    expect.stringContaining('10 min par jour'),
  ],
  ['10 min per day to run a school', '/ai', figure('par jour pour gérer l’école'), ['10 min']],
  [
    '40% admin time saved',
    '/tapschool/features',
    first('Travail administratif'),
    '40 % de temps gagné',
  ],
  ['85% parent satisfaction', '/tapschool/features', first('Parents'), '85 % satisfaits'],
  ['60% faster reports', '/tapschool/features', first('Rapports'), '60 % plus rapides'],
  ['95% data accuracy', '/tapschool/features', first('Données'), '95 % d’exactitude'],
  [
    '2 min for a full enrolment',
    '/',
    (page) =>
      [...page.querySelectorAll('[aria-labelledby="logiciels"] li')]
        .map(({ textContent }) => textContent?.replace(/\s+/g, ' '))
        .filter((point) => point?.includes('inscription')),
    ['Une inscription complète en 2 min'],
  ],
]);

function first(heading: string) {
  return (page: Document) => (row(heading)(page) as string[] | undefined)?.[0];
}
