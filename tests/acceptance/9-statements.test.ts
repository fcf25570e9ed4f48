/** Section 9, « FAQ statements » and « Performance claims ». */
import { describe } from 'vitest';
import { checkTable, figure, text } from './table.ts';

const answer = (id: string) => text(`#${id} > p`);

describe('FAQ statements', () =>
  checkTable([
    [
      'no installation fee',
      '/support',
      answer('frais-installation'),
      'Non. L’installation ne coûte rien.',
    ],
    [
      'free onboarding',
      '/support',
      answer('prise-en-main'),
      'Notre équipe. La prise en main est offerte.',
    ],
    [
      'free data migration',
      '/support',
      answer('reprise-des-donnees'),
      'Oui. La reprise de vos données est offerte.',
    ],
    [
      'plan changes take effect immediately',
      '/support',
      answer('changer-de-formule'),
      'Oui, dans TapSchool : le changement prend effet tout de suite. TapPharm et TapPOS n’ont qu’une formule.',
    ],
    [
      'prorated, school FAQ',
      '/tapschool/pricing',
      (page) =>
        [...page.querySelectorAll('[aria-labelledby="questions"] details p')]
          .map(({ textContent }) => textContent)
          .filter((said) => said?.includes('prorata')),
      [
        'Prenez la formule au-dessus, s’il en existe une pour votre établissement. Le changement prend effet tout de suite, et le prix est calculé au prorata. Sinon, écrivez-nous.',
      ],
    ],
    [
      'data encrypted and backed up daily; 99.9% availability',
      '/support',
      answer('securite-des-donnees'),
      'Elles sont chiffrées, et sauvegardées chaque jour. Le service est disponible 99,9 % du temps.',
    ],
    [
      'payments by major cards, mobile money, bank transfers and PayPal',
      '/support',
      answer('moyens-de-paiement'),
      'Par les principales cartes bancaires, par mobile money, par virement ou avec PayPal.',
    ],
  ]));

describe('performance claims', () =>
  checkTable([
    ['pharmacy: sale 3 sec simple', '/tappharm', figure('pour une vente simple'), ['3 secondes']],
    [
      '45 sec with a third-party payer',
      '/tappharm',
      figure('pour une vente avec un tiers payeur'),
      ['45 secondes'],
    ],
    ['orders 5 min per day', '/tappharm', figure('par jour, pour les commandes'), ['5 minutes']],
    ['retail: sale 30 sec', '/tappos', figure('Une vente'), ['30 secondes']],
    ['scan 2 sec', '/tappos', figure('Un article scanné'), ['2 secondes']],
    ['stock 3 min per day', '/tappos', figure('Le stock'), ['3 minutes par jour']],
    ['API: 99.9% SLA', '/api', figure('de disponibilité (SLA)'), ['99,9 %']],
    ['50+ endpoints', '/api', figure('points d’accès'), ['50+']],
    ['under 100 ms latency', '/api', figure('de latence'), ['< 100 ms']],
    ['10K+ requests per second', '/api', figure('requêtes par seconde (10K+)'), ['10 000+']],
    [
      'security-report acknowledgement within 24 hours',
      '/security',
      text('[aria-labelledby="pratiques"] li:last-child'),
      'Une faille signalée reçoit un accusé de réception sous 24 heures.',
    ],
  ]));
