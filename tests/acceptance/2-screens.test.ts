/** Section 2.3, « Screens »: lists, their counts and their order; and the labels of section 4. */
import { describe, expect } from 'vitest';
import { card, checkTable, count, countIn, figure, hrefs, text, texts } from './table.ts';

describe('home', () =>
  checkTable([
    [
      'three product buttons',
      '/',
      hrefs('[aria-labelledby="accueil"] li a'),
      ['/tappharm', '/tappos', '/tapschool'],
    ],
    [
      'three product cards',
      '/',
      texts('[aria-labelledby="logiciels"] h3'),
      [
        expect.stringMatching(/^TapPharm\s/),
        expect.stringMatching(/^TapPOS\s/),
        expect.stringMatching(/^TapSchool\s/),
      ],
    ],
    [
      'stat tiles',
      '/',
      texts('[aria-labelledby="chiffres"] h2'),
      ['Nos clients et notre service en chiffres'],
    ],
    [
      'five of them',
      '/',
      texts(`[aria-labelledby="chiffres"] dl > ${card} > dd`),
      ['20+', '25+', '20+', '99,9 %', '24/7'],
    ],
    ['why choose', '/', texts('#pourquoi'), ['Pourquoi nous choisir']],
    ['four cards', '/', count(`[aria-labelledby="pourquoi"] ${card} h3`), 4],
    ['a trusted-by list', '/', texts('#clients'), ['Ils nous font confiance']],
    ['six names', '/', count('[aria-labelledby="clients"] li'), 6],
  ]));

describe('AI', () =>
  checkTable([
    ['three tabs, pharmacy first', '/ai', texts('[data-tab]'), ['Pharmacie', 'Commerce', 'École']],
    ['the pharmacy tab by default', '/ai', texts('[data-tab][aria-current]'), ['Pharmacie']],
    [
      'each tab shows features, then KPIs',
      '/ai',
      texts('[data-panel] :has(> ul h4) + * > h3'),
      ['TapPharm en chiffres', 'TapPOS en chiffres', 'TapSchool en chiffres'],
    ],
    ['KPIs', '/ai', countIn('[data-panel]', `dl > ${card} > dd`), [3, 3, 4]],
    ['features', '/ai', countIn('[data-panel]', `${card} h4`), [4, 4, 4]],
  ]));

describe('blog', () =>
  checkTable([
    [
      'category chips: all, pharmacy, retail, education, ai, business',
      '/blog',
      texts('main button[aria-pressed]'),
      ['Tous', 'Pharmacie', 'Commerce', 'Éducation', 'IA', 'Entreprise'],
    ],
    ['all at first', '/blog', texts('main button[aria-pressed="true"]'), ['Tous']],
    ['six static articles', '/blog', count('main h2 a[href^="/blog/"]'), 6],
    [
      'a back link, at both ends',
      '/blog/ia-en-pharmacie',
      texts('main a[href="/blog"]'),
      ['Tous les articles', 'Tous les articles'],
    ],
    [
      'a slug selects no content: the article on AI in pharmacy',
      '/blog/404',
      text('article h1'),
      'L’IA au comptoir : elle prévoit, vous délivrez',
    ],
  ]));

describe('pharmacy', () =>
  checkTable([
    [
      'six service cards',
      '/tappharm',
      (page) => [texts('#services')(page), count(`[aria-labelledby="services"] ${card} h3`)(page)],
      [['Ce que fait TapPharm dans votre pharmacie'], 6],
    ],
    ['six feature cards', '/tappharm/features', count('main ol > li[data-step]'), 6],
    [
      'found by their names',
      '/tappharm/features',
      texts('main header + section li a'),
      [
        ...['Commandes', 'Stock', 'Point de vente', 'Assurés et tiers payant'],
        ...['Suivi des crédits', 'Clôture de caisse'],
      ],
    ],
    [
      'tabs: dashboard, inventory, automated insurance, credit outstanding, cash closing',
      '/tappharm',
      texts('[data-tab]'),
      [
        'Tableau de bord',
        'Inventaire',
        'Assurés et tiers payant',
        'Crédits en cours',
        'Clôture de caisse',
      ],
    ],
    ['dashboard by default', '/tappharm', texts('[data-tab][aria-current]'), ['Tableau de bord']],
    [
      '« Essai Gratuit » and the prices',
      '/tappharm',
      texts('main > header a:not([href*="#"])'),
      [expect.stringMatching(/^Essai Gratuit /), 'Voir les tarifs'],
    ],
  ]));

describe('retail', () =>
  checkTable([
    ['fourteen modules', '/tappos/features', count('main ol > li h3'), 14],
    [
      'said so',
      '/tappos/features',
      text('main header'),
      expect.stringContaining('Quatorze modules'),
    ],
    [
      'tabs: dashboard, point of sale, inventory, customers, analytics',
      '/tappos',
      texts('[data-tab]'),
      ['Tableau de bord', 'Point de vente', 'Inventaire', 'Clients', 'Analyses'],
    ],
    ['dashboard by default', '/tappos', texts('[data-tab][aria-current]'), ['Tableau de bord']],
  ]));

describe('school', () =>
  checkTable([
    [
      '« Essai Gratuit » and « Tarifications »',
      '/tapschool',
      texts('main > header a:not([href*="#"])'),
      [expect.stringMatching(/^Essai Gratuit /), 'Tarifications'],
    ],
    [
      'to the external register and to the prices',
      '/tapschool',
      hrefs('main > header a:not([href*="#"])'),
      ['https://tapschool.example.com/register', '/tapschool/pricing'],
    ],
    ['15 capabilities', '/tapschool', count('[aria-labelledby="annee"] ol > li'), 15],
    ['six service cards', '/tapschool', count(`[aria-labelledby="dossier"] ${card} h3`), 6],
    [
      'four tabs',
      '/tapschool',
      texts('[data-tab]'),
      ['Tableau de bord', 'Élèves', 'Notes', 'Emploi du temps'],
    ],
    ['dashboard by default', '/tapschool', texts('[data-tab][aria-current]'), ['Tableau de bord']],
    [
      'every tab has its cards in the page: two for the students, one for the others',
      '/tapschool',
      countIn('[data-panel]', 'article'),
      [1, 2, 1, 1],
    ],
    [
      'the students tab has two cards, the others one',
      '/tapschool/ecrans',
      countIn('[data-screen]', 'article'),
      // In the order of the day: the students come third.
      [1, 1, 2, 1],
    ],
    [
      'each card has three features',
      '/tapschool/ecrans',
      countIn('[data-screen] article', 'li'),
      [3, 3, 3, 3, 3],
    ],
    ['three stat tiles', '/tapschool', count(`[aria-labelledby="preuves"] dl > ${card}`), 3],
    [
      'seven feature groups of five items',
      '/tapschool/features',
      countIn('main section[aria-labelledby] > h2 ~ ul', 'li'),
      [5, 5, 5, 5, 5, 5, 5],
    ],
    ['four impact stats', '/tapschool/features', count('[aria-labelledby="bulletin"] tbody tr'), 4],
    [
      'seven plan cards in the order of the table',
      '/tapschool/pricing',
      texts('main ol > li > article h2'),
      [
        ...['École primaire', 'Secondaire (collège)', 'Lycée', 'École de santé', 'Université'],
        ...['École professionnelle', 'Autres établissements'],
      ],
    ],
    [
      'each with a subscribe button to the external register link',
      '/tapschool/pricing',
      hrefs('main article a:not([href*="wa.me"])'),
      Array.from({ length: 7 }, () => 'https://tapschool.example.com/register'),
    ],
    [
      'a quote is asked for by WhatsApp',
      '/tapschool/pricing',
      texts('main article a[href^="https://wa.me/33199001234?text="]'),
      ['Demander un devis : Autres établissements'],
    ],
  ]));

describe('company', () =>
  checkTable([
    [
      'four values',
      '/about',
      texts('[aria-labelledby="valeurs"] h3'),
      ['Innovation', 'La réussite de nos clients', 'Intégrité', 'Impact mondial'],
    ],
    ['perks', '/careers', texts('#avantages'), ['Trois avantages']],
    ['three perks', '/careers', count(`[aria-labelledby="avantages"] ${card} h3`), 3],
    ['values', '/careers', texts('#valeurs'), ['Notre façon de travailler : six valeurs']],
    ['six values', '/careers', count('[aria-labelledby="valeurs"] h3'), 6],
    ['one open job', '/careers', texts('main article h2'), ['Spécialiste marketing']],
    ['marketing department', '/careers', figure('Service'), ['Marketing']],
    ['hybrid', '/careers', figure('Lieu'), ['Hybride']],
    ['part-time', '/careers', figure('Temps de travail'), ['Temps partiel']],
    ['three requirements', '/careers', count('main article ol > li'), 3],
    ['an apply button to /contact', '/careers', hrefs('main article a'), ['/contact', '/contact']],
    ['asset groups', '/press', texts('#fichiers'), ['Quatre fichiers à télécharger']],
    ['four of them', '/press', count(`[aria-labelledby="fichiers"] ${card} a[download]`), 4],
    ['executives', '/press', texts('#dirigeants'), ['Les dirigeants']],
    ['three executives', '/press', count('[aria-labelledby="dirigeants"] h3'), 3],
    ['a press e-mail', '/press', texts('main header a'), ['contact@example.com']],
    [
      'a claim of a reply within 24 hours',
      '/press',
      texts('main header h2 ~ p'),
      ['Réponse sous 24 heures.'],
    ],
    [
      'distribution and sector',
      '/partners',
      texts('[aria-labelledby="sortes"] h3'),
      ['Distribution', 'Secteur'],
    ],
    ['benefits', '/partners', texts('#avantages'), ['Quatre avantages à faire valoir']],
    ['four benefits', '/partners', count(`[aria-labelledby="avantages"] ${card} h3`), 4],
  ]));

describe('security', () =>
  checkTable([
    [
      'four features',
      '/security',
      texts('[aria-labelledby="protections"] h3'),
      ['Chiffrement de bout en bout', 'Résidence des données', 'Accès par rôle', 'Conformité'],
    ],
    [
      'TLS 1.3, AES-256; multi-factor and single sign-on; SOC 2 Type II, HIPAA, GDPR, ISO 27001',
      '/security',
      texts('[aria-labelledby="protections"] dt'),
      [
        ...['TLS 1.3', 'AES-256', 'Lieu de conservation', 'Rôles', 'Authentification multifacteur'],
        ...['Authentification unique', 'SOC 2 Type II', 'HIPAA', 'RGPD', 'ISO 27001'],
      ],
    ],
    [
      'a 99.9% availability claim',
      '/security',
      text('[aria-labelledby="disponibilite"] h2 + p'),
      '99,9 %',
    ],
    ['six practices', '/security', count('[aria-labelledby="pratiques"] li'), 6],
    [
      'a contact e-mail',
      '/security',
      texts('[aria-labelledby="signaler"] a'),
      ['contact@example.com'],
    ],
    [
      'a report is acknowledged within 24 hours',
      '/security',
      text('[aria-labelledby="signaler"] ol > li:last-child'),
      'Vous recevez un accusé de réception sous 24 heures.',
    ],
  ]));

describe('docs and API', () =>
  checkTable([
    [
      'four categories',
      '/docs',
      texts('main button[aria-pressed]'),
      ['Démarrer', 'API', 'Guides', 'Intégrations'],
    ],
    ['getting started at first', '/docs', texts('main button[aria-pressed="true"]'), ['Démarrer']],
    ['one card per article, its content shown', '/docs', count(`[data-docs] ${card}[open]`), 20],
    ['quick links', '/docs', texts('#raccourcis'), ['Liens rapides']],
    [
      'groups: auth, pharmacy, pos, school',
      '/api',
      texts('[data-tab]'),
      ['Authentification', 'Pharmacie', 'Commerce', 'École'],
    ],
    ['auth at first', '/api', texts('[data-tab][aria-current]'), ['Authentification']],
    [
      'SDK install commands',
      '/api',
      texts('[aria-labelledby="sdk"] figcaption > :first-child'),
      ['JavaScript', 'Python', 'PHP'],
    ],
    [
      'called so, in the sidebar too',
      '/api',
      texts('#sdk, [data-tabs] a[href="#sdk"]'),
      ['Installer le SDK', 'Installer le SDK'],
    ],
  ]));

describe('community and support', () =>
  checkTable([
    [
      'four channels: chat server, code host, forum, social board',
      '/community',
      texts(`[aria-labelledby="canaux"] ${card} h3`),
      ['Le salon de discussion', 'Le dépôt de code', 'Le forum', 'Le réseau social'],
    ],
    ['stats', '/community', count(`[aria-labelledby="chiffres"] dl > ${card}`), 4],
    [
      'stats, channels, events, contributors',
      '/community',
      texts('main section > div h2'),
      [
        ...['La communauté en chiffres', 'Quatre canaux où se parler'],
        ...['Les prochains rendez-vous', 'Les contributeurs'],
      ],
    ],
    ['three upcoming events', '/community', count('[aria-labelledby="agenda"] [data-day]'), 3],
    [
      'event status labels',
      '/community',
      texts('[aria-labelledby="agenda"] p > [data-tone]'),
      ['Inscriptions ouvertes', 'Inscriptions ouvertes', 'À venir'],
    ],
    ['four featured contributors', '/community', count('[aria-labelledby="contributeurs"] li'), 4],
    [
      'FAQ tabs: all, getting-started, billing',
      '/support',
      texts('main button[aria-pressed]'),
      ['Toutes', 'Démarrer', 'Facturation'],
    ],
    ['all at first', '/support', texts('main button[aria-pressed="true"]'), ['Toutes']],
    ['one question is technical', '/support', count('details[data-category="technical"]'), 1],
    [
      'one phone/WhatsApp contact card, to an external chat link with a prefilled message',
      '/support',
      (page) => hrefs('[aria-labelledby="joindre"] a')(page),
      ['tel:+33199001234', expect.stringMatching(/^https:\/\/wa\.me\/33199001234\?text=./)],
    ],
    [
      'support hours',
      '/support',
      figure('Horaires', '[aria-labelledby="joindre"]'),
      ['du lundi au vendredi, 9h-18h, heure d’Abidjan (GMT)'],
    ],
    [
      'an e-mail card and a WhatsApp phone card',
      '/contact',
      texts('main section section h2'),
      ['WhatsApp et téléphone', 'E-mail'],
    ],
    ['no form', '/contact', count('main form, main input, main textarea, main select'), 0],
  ]));
