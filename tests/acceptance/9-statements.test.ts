/** Section 9, « FAQ statements » and « Performance claims ». */
import { describe, expect } from 'vitest';
import { checkTable, figure } from './table.ts';

describe('FAQ statements', () =>
  checkTable({
    '/support': [
      ['no installation fee', '#frais-installation > p', 'Non. L’installation ne coûte rien.'],
      ['free onboarding', '#prise-en-main > p', 'Notre équipe. La prise en main est offerte.'],
      [
        'free data migration',
        '#reprise-des-donnees > p',
        'Oui. La reprise de vos données est offerte.',
      ],
      [
        'plan changes take effect immediately',
        '#changer-de-formule > p',
        'Oui, dans TapSchool : le changement prend effet tout de suite. TapPharm et TapPOS n’ont qu’une formule.',
      ],
      [
        'data encrypted and backed up daily; 99.9% availability',
        '#securite-des-donnees > p',
        'Elles sont chiffrées, et sauvegardées chaque jour. Le service est disponible 99,9 % du temps.',
      ],
      [
        'payments by major cards, mobile money, bank transfers and PayPal',
        '#moyens-de-paiement > p',
        'Par les principales cartes bancaires, par mobile money, par virement ou avec PayPal.',
      ],
    ],
    '/tapschool/pricing': [
      [
        'prorated, school FAQ',
        '@questions',
        expect.stringContaining(
          'Le changement prend effet tout de suite, et le prix est calculé au prorata.',
        ),
      ],
    ],
  }));

describe('performance claims', () =>
  checkTable({
    '/tappharm': [
      ['sale 3 sec simple', figure('pour une vente simple'), ['3 secondes']],
      [
        '45 sec with a third-party payer',
        figure('pour une vente avec un tiers payeur'),
        ['45 secondes'],
      ],
      ['orders 5 min per day', figure('par jour, pour les commandes'), ['5 minutes']],
    ],
    '/tappos': [
      ['sale 30 sec', figure('Une vente'), ['30 secondes']],
      ['scan 2 sec', figure('Article scanné'), ['2 secondes']],
      ['stock 3 min per day', figure('Le stock'), ['3 minutes par jour']],
    ],
    '/api': [
      ['99.9% SLA', figure('de disponibilité (SLA)'), ['99,9 %']],
      ['50+ endpoints', figure('points d’accès'), ['50+']],
      ['under 100 ms latency', figure('de latence'), ['< 100 ms']],
      ['10K+ requests per second', figure('requêtes par seconde (10K+)'), ['10 000+']],
    ],
  }));
