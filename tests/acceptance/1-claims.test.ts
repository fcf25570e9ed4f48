/** Section 1, « Claims displayed ». */
import { expect } from 'vitest';
import { checkTable, figure, row, texts } from './table.ts';

checkTable({
  '/': [
    ['20+ pharmacies', figure('pharmacies équipées'), ['20+']],
    ['25+ stores', figure('boutiques équipées'), ['25+']],
    ['20+ schools equipped', figure('écoles équipées'), ['20+']],
    ['99.9% availability', figure('de disponibilité'), ['99,9 %']],
    ['24/7 support', figure('assistance écrite, réponse en semaine'), ['24/7']],
    [
      '2 min for a full enrolment',
      texts('@logiciels li'),
      expect.arrayContaining(['Une inscription complète en 2 min']),
    ],
  ],
  '/tapschool': [
    ['5K+ students managed', figure('élèves suivis (5K+)'), ['5 000+']],
    ['100+ schools', figure('écoles'), ['100+']],
    ['99.9% availability', figure('de disponibilité'), ['99,9 %']],
    [
      '10 min per day to run a school',
      'main > header h1',
      expect.stringContaining('10 min par jour'),
    ],
  ],
  '/tapschool/features': [
    ['40% admin time saved', row('Travail administratif'), '40 % de temps gagné'],
    ['85% parent satisfaction', row('Parents'), '85 % satisfaits'],
    ['60% faster reports', row('Rapports'), '60 % plus rapides'],
    ['95% data accuracy', row('Données'), '95 % d’exactitude'],
  ],
  '/about': [['a 50,000+ sales claim', 'main > div p:has(> strong)', '50 000+ ventes']],
  '/ai': [['10 min per day to run a school', figure('par jour pour gérer l’école'), ['10 min']]],
});
