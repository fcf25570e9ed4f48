/** Section 2.3, « Screens »: lists, their counts and their order; and the labels of section 4. */
import { describe, expect } from 'vitest';
import { card, checkTable, countIn, figure, hrefs } from './table.ts';

const current = '[data-tab][aria-current]';
const chips = 'main button[aria-pressed]';
const chosen = 'main button[aria-pressed="true"]';
const heroLinks = 'main > header a:not([href*="#"])';

describe('home and AI', () =>
  checkTable({
    '/': [
      ['three product buttons', hrefs('@accueil li a'), ['/tappharm', '/tappos', '/tapschool']],
      [
        'three product cards',
        '@logiciels h3',
        ['TapPharm', 'TapPOS', 'TapSchool'].map((name) =>
          expect.stringMatching(new RegExp(`^${name}\\s`)),
        ),
      ],
      ['stat tiles', '@chiffres h2', 'Nos clients et notre service en chiffres'],
      ['five of them', `@chiffres dl > ${card} > dd`, ['20+', '25+', '20+', '99,9 %', '24/7']],
      ['why choose', '#pourquoi', 'Pourquoi nous choisir'],
      ['four cards', `@pourquoi ${card} h3`, 4],
      ['a trusted-by list', '#clients', 'Ils nous font confiance'],
      ['six names', '@clients li', 6],
    ],
    '/ai': [
      ['three tabs, pharmacy first', '[data-tab]', ['Pharmacie', 'Commerce', 'École']],
      ['the pharmacy tab by default', current, 'Pharmacie'],
      [
        'each tab shows features, then KPIs',
        '[data-panel] :has(> ul h4) + * > h3',
        ['TapPharm en chiffres', 'TapPOS en chiffres', 'TapSchool en chiffres'],
      ],
      ['KPIs', countIn('[data-panel]', `dl > ${card} > dd`), [3, 3, 4]],
      ['features', countIn('[data-panel]', `${card} h4`), [4, 4, 4]],
    ],
  }));

describe('blog', () =>
  checkTable({
    '/blog': [
      [
        'category chips: all, pharmacy, retail, education, ai, business',
        chips,
        ['Tous', 'Pharmacie', 'Commerce', 'Éducation', 'IA', 'Entreprise'],
      ],
      ['all at first', chosen, 'Tous'],
      ['six static articles', 'main h2 a[href^="/blog/"]', 6],
    ],
    '/blog/ia-en-pharmacie': [
      [
        'a back link, at both ends',
        'main a[href="/blog"]',
        ['Tous les articles', 'Tous les articles'],
      ],
    ],
    '/blog/404': [
      [
        'a slug selects no content: the article on AI in pharmacy',
        'article h1',
        'L’IA au comptoir : elle prévoit, vous délivrez',
      ],
    ],
  }));

describe('products', () =>
  checkTable({
    '/tappharm': [
      ['service cards', '#services', 'Ce que fait TapPharm dans votre pharmacie'],
      ['six of them', `@services ${card} h3`, 6],
      [
        'tabs: dashboard, inventory, automated insurance, credit outstanding, cash closing',
        '[data-tab]',
        [
          ...['Tableau de bord', 'Inventaire', 'Assurés et tiers payant', 'Crédits en cours'],
          'Clôture de caisse',
        ],
      ],
      ['dashboard by default', current, 'Tableau de bord'],
      [
        '« Essai Gratuit » and the prices',
        heroLinks,
        [expect.stringMatching(/^Essai Gratuit /), 'Voir les tarifs'],
      ],
    ],
    '/tappharm/features': [
      ['six feature cards', 'main ol > li[data-step]', 6],
      [
        'found by their names',
        'main header + section li a',
        [
          ...['Commandes', 'Stock', 'Point de vente', 'Assurés et tiers payant'],
          ...['Suivi des crédits', 'Clôture de caisse'],
        ],
      ],
    ],
    '/tappos': [
      [
        'tabs: dashboard, point of sale, inventory, customers, analytics',
        '[data-tab]',
        ['Tableau de bord', 'Point de vente', 'Inventaire', 'Clients', 'Analyses'],
      ],
      ['dashboard by default', current, 'Tableau de bord'],
    ],
    '/tappos/features': [
      ['fourteen modules', 'main ol > li h3', 14],
      ['said so', 'main header', expect.stringContaining('Quatorze modules')],
    ],
    '/tapschool': [
      [
        '« Essai Gratuit » and « Tarifications »',
        heroLinks,
        [expect.stringMatching(/^Essai Gratuit /), 'Tarifications'],
      ],
      [
        'to the external register and to the prices',
        hrefs(heroLinks),
        ['https://tapschool.example.com/register', '/tapschool/pricing'],
      ],
      ['15 capabilities', '@annee ol > li', 15],
      ['six service cards', `@dossier ${card} h3`, 6],
      ['four tabs', '[data-tab]', ['Tableau de bord', 'Élèves', 'Notes', 'Emploi du temps']],
      ['dashboard by default', current, 'Tableau de bord'],
      [
        'every tab has its cards in the page: two for the students, one for the others',
        countIn('[data-panel]', 'article'),
        [1, 2, 1, 1],
      ],
      ['three stat tiles', `@preuves dl > ${card}`, 3],
    ],
    '/tapschool/ecrans': [
      // In the order of the day: the students come third.
      ['the students tab has two cards', countIn('[data-screen]', 'article'), [1, 1, 2, 1]],
      ['each card has three features', countIn('[data-screen] article', 'li'), [3, 3, 3, 3, 3]],
    ],
    '/tapschool/features': [
      [
        'seven feature groups of five items',
        countIn('main section[aria-labelledby] > h2 ~ ul', 'li'),
        Array(7).fill(5),
      ],
      ['four impact stats', '@bulletin tbody tr', 4],
    ],
    '/tapschool/pricing': [
      [
        'each with a subscribe button to the external register link',
        hrefs('main article a:not([href*="wa.me"])'),
        Array(7).fill('https://tapschool.example.com/register'),
      ],
      [
        'a quote is asked for by WhatsApp',
        'main article a[href^="https://wa.me/33199001234?text="]',
        'Demander un devis : Autres établissements',
      ],
    ],
  }));

describe('company', () =>
  checkTable({
    '/about': [
      [
        'four values',
        '@valeurs h3',
        ['Innovation', 'La réussite de nos clients', 'Intégrité', 'Impact mondial'],
      ],
    ],
    '/careers': [
      ['perks', '#avantages', 'Trois avantages'],
      ['three perks', `@avantages ${card} h3`, 3],
      ['values', '#valeurs', 'Notre façon de travailler : six valeurs'],
      ['six values', '@valeurs h3', 6],
      ['one open job', 'main article h2', 'Spécialiste marketing'],
      ['marketing department', figure('Service'), ['Marketing']],
      ['hybrid', figure('Lieu'), ['Hybride']],
      ['part-time', figure('Temps de travail'), ['Temps partiel']],
      ['three requirements', 'main article ol > li', 3],
      ['an apply button to /contact', hrefs('main article a'), ['/contact', '/contact']],
    ],
    '/press': [
      ['asset groups', '#fichiers', 'Quatre fichiers à télécharger'],
      ['four of them', `@fichiers ${card} a[download]`, 4],
      ['executives', '#dirigeants', 'Les dirigeants'],
      ['three executives', '@dirigeants h3', 3],
      ['a press e-mail', 'main header a', 'contact@example.com'],
      ['a claim of a reply within 24 hours', 'main header h2 ~ p', 'Réponse sous 24 heures.'],
    ],
    '/partners': [
      ['distribution and sector', '@sortes h3', ['Distribution', 'Secteur']],
      ['benefits', '#avantages', 'Quatre avantages à faire valoir'],
      ['four benefits', `@avantages ${card} h3`, 4],
    ],
    '/security': [
      [
        'four features',
        '@protections h3',
        ['Chiffrement de bout en bout', 'Résidence des données', 'Accès par rôle', 'Conformité'],
      ],
      [
        'TLS 1.3, AES-256; multi-factor and single sign-on; SOC 2 Type II, HIPAA, GDPR, ISO 27001',
        '@protections dt',
        [
          ...['TLS 1.3', 'AES-256', 'Lieu de conservation', 'Rôles'],
          ...['Authentification multifacteur', 'Authentification unique'],
          ...['SOC 2 Type II', 'HIPAA', 'RGPD', 'ISO 27001'],
        ],
      ],
      ['a 99.9% availability claim', '@disponibilite h2 + p', '99,9 %'],
      ['six practices', '@pratiques li', 6],
      ['a contact e-mail', '@signaler a', 'contact@example.com'],
      [
        'a report is acknowledged within 24 hours',
        '@signaler ol > li:last-child',
        'Vous recevez un accusé de réception sous 24 heures.',
      ],
    ],
  }));

describe('docs and API', () =>
  checkTable({
    '/docs': [
      ['four categories', chips, ['Démarrer', 'API', 'Guides', 'Intégrations']],
      ['getting started at first', chosen, 'Démarrer'],
      ['one card per article, its content shown', `[data-docs] ${card}[open]`, 20],
      ['quick links', '#raccourcis', 'Liens rapides'],
    ],
    '/api': [
      [
        'groups: auth, pharmacy, pos, school',
        '[data-tab]',
        ['Authentification', 'Pharmacie', 'Commerce', 'École'],
      ],
      ['auth at first', current, 'Authentification'],
      ['SDK install commands', '@sdk figcaption > :first-child', ['JavaScript', 'Python', 'PHP']],
      [
        'called so, in the sidebar too',
        '#sdk, [data-tabs] a[href="#sdk"]',
        ['Installer le SDK', 'Installer le SDK'],
      ],
    ],
  }));

describe('community and support', () =>
  checkTable({
    '/community': [
      [
        'four channels: chat server, code host, forum, social board',
        `@canaux ${card} h3`,
        ['Le salon de discussion', 'Le dépôt de code', 'Le forum', 'Le réseau social'],
      ],
      ['stats', `@chiffres dl > ${card}`, 4],
      [
        'stats, channels, events, contributors',
        'main section > div h2',
        [
          ...['La communauté en chiffres', 'Quatre canaux où se parler'],
          ...['Les prochains rendez-vous', 'Les contributeurs'],
        ],
      ],
      ['three upcoming events', '@agenda [data-day]', 3],
      [
        'event status labels',
        '@agenda p > [data-tone]',
        ['Inscriptions ouvertes', 'Inscriptions ouvertes', 'À venir'],
      ],
      ['four featured contributors', '@contributeurs li', 4],
    ],
    '/support': [
      ['FAQ tabs: all, getting-started, billing', chips, ['Toutes', 'Démarrer', 'Facturation']],
      ['all at first', chosen, 'Toutes'],
      ['one question is technical', 'details[data-category="technical"]', 1],
      [
        'one phone/WhatsApp contact card, to an external chat link with a prefilled message',
        hrefs('@joindre a'),
        ['tel:+33199001234', expect.stringMatching(/^https:\/\/wa\.me\/33199001234\?text=./)],
      ],
      [
        'support hours',
        figure('Horaires', '@joindre'),
        ['du lundi au vendredi, 9h-18h, heure d’Abidjan (GMT)'],
      ],
    ],
    '/contact': [
      [
        'an e-mail card and a WhatsApp phone card',
        'main section section h2',
        ['WhatsApp et téléphone', 'E-mail'],
      ],
      ['no form', 'main form, main input, main textarea, main select', 0],
    ],
  }));
