import { describe, expect, test } from 'vitest';
import { textOf } from './built-pages.ts';

/**
 * The figures of the specification (sections 1 and 9), typed here from it by hand, on the pages
 * that must show them. Spaces of any kind compare as one space.
 */
const facts: Readonly<Record<string, readonly (string | RegExp)[]>> = {
  '/': [
    /20\+ ?pharmacies|pharmacies équipées ?20\+/,
    '25+',
    '99,9 %',
    '24/7',
    '30 secondes',
    '2 min',
  ],
  '/tappharm': ['3 secondes', '45 secondes', '5 minutes', 'Essai Gratuit', 'Tarifications'],
  '/tappharm/pricing': [
    'Gold',
    '20 000',
    '15 000',
    '10 000',
    'FCFA',
    /SMS/,
    /stockage/i,
    /renouvelable/,
  ],
  '/tappos': ['30 secondes', '2 secondes', '3 minutes'],
  '/tappos/pricing': ['5 000', 'FCFA', /illimité/],
  '/tapschool': ['5K+', '100+', 'Essai Gratuit', 'Tarifications'],
  '/tapschool/pricing': [
    '15 000',
    '20 000',
    '30 000',
    '100 000',
    /200 élèves/,
    /500 élèves/,
    /1 000/,
    /multi-?campus|plusieurs campus/i,
    'Demander un devis',
    /personnalisation limitée/i,
    /assistance standard/i,
  ],
  '/about': ['50 000+'],
  '/press': ['24 heures', 'contact@example.com'],
  '/security': [
    'TLS 1.3',
    'AES-256',
    'SOC 2 Type II',
    'HIPAA',
    /RGPD|GDPR/,
    'ISO 27001',
    '99,9 %',
    '24 heures',
    'contact@example.com',
  ],
  '/api': [
    '99,9 %',
    '50+',
    '100 ms',
    '10K+',
    '/api/v1/auth/login',
    '/api/v1/pharmacy/inventory',
    '/api/v1/pharmacy/prescriptions',
    '/api/v1/pos/sales',
    '/api/v1/school/students',
    'access_token',
    'low_stock_alerts',
    'medication_id',
    'receipt_url',
    'attendance_rate',
  ],
  '/community': ['À venir', 'Inscriptions ouvertes'],
  '/support': [/9 ?h ?[-–à] ?18 ?h/, /PayPal/, /mobile money/i, /virement/, '99,9 %'],
  '/contact': ['contact@example.com', /9 ?h ?[-–à] ?18 ?h/],
};

describe.each(Object.entries(facts))('%s', (path, wanted) => {
  test.each(wanted)('says %s', async (fact) => {
    const text = await textOf(path);
    if (typeof fact === 'string') expect(text).toContain(fact);
    else expect(text).toMatch(fact);
  });
});

test('the six figures of school impact are on the site', async () => {
  const text = `${await textOf('/tapschool')} ${await textOf('/tapschool/features')}`;
  for (const figure of ['2 min', '10 min', '40 %', '85 %', '60 %', '95 %']) {
    expect(text).toContain(figure);
  }
});
