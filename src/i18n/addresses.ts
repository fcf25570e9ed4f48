/**
 * The words of the company in addresses. Words of one product are in its folder. Code names them in
 * English; ids that no address needs are English themselves.
 */

/** The page of what a device keeps. */
export const offlinePage = '/hors-ligne';

/** The search, or the index of the whole site; the addresses of its files begin alike. */
export const searchPage = '/recherche';

/** The results of a query: `/recherche?q=inventaire`. */
export const resultsPage = (query: string) => `${searchPage}?${new URLSearchParams({ q: query })}`;

/** Parts of other addresses that several files know. `routes.ts` puts them together. */
export const segments = {
  glossary: 'glossaire',
  hours: 'mes-heures',
  page: 'page',
  screens: 'ecrans',
  share: 'partage',
  templates: 'modeles',
} as const;

/** The section of the trials. By itself: the worker reads no other anchor. */
export const closing = 'parlons';

/** Ids of the sections that an address may name: `/press#carnet`. */
export const anchors = {
  abilities: 'fait',
  agenda: 'agenda',
  askedMost: 'questions-frequentes',
  availability: 'disponibilite',
  benefits: 'avantages',
  calculator: 'calcul',
  calls: 'appels',
  channels: 'canaux',
  closing,
  content: 'contenu',
  contributors: 'contributeurs',
  customers: 'clients',
  /** A part of the privacy page, in content. */
  device: 'appareil',
  disclosure: 'signaler',
  email: 'e-mail',
  errors: 'refus',
  figures: 'chiffres',
  follow: 'suivre',
  hours: 'heures',
  included: 'compris',
  leaders: 'dirigeants',
  leaving: 'depart',
  mission: 'mission',
  next: 'suite',
  notice: 'avis',
  otherGuides: 'autres',
  partnerKinds: 'sortes',
  pinned: 'a-afficher',
  practices: 'pratiques',
  pressFacts: 'fiche',
  pressFiles: 'fichiers',
  pressSamples: 'carnet',
  prices: 'prix',
  products: 'logiciels',
  protections: 'protections',
  questions: 'questions',
  reach: 'joindre',
  reasons: 'pourquoi',
  roles: 'roles',
  screens: 'ecrans',
  sdks: 'sdk',
  shortcuts: 'raccourcis',
  siteMap: 'plan-du-site',
  start: 'commencer',
  tables: 'modeles',
  traps: 'echec',
  values: 'valeurs',
  voices: 'temoignages',
  welcome: 'accueil',
  whatsapp: 'whatsapp',
} as const;

/** What ids begin with where content names the rest: `#modele-produits`. */
export const anchorPrefixes = {
  category: 'rayon',
  part: 'partie',
  table: 'modele',
  trade: 'metier',
} as const;

/** Ids of sets of tabs; the panel of the tab `caisse` has the id `ecran-caisse`. */
export const tabAnchors = { screen: 'ecran', trade: 'metier', group: 'groupe' } as const;

/** The query parameter that holds the choice in a set of tabs: `/ai?onglet=ecole`. */
export const tabQueries = { screen: 'ecran', trade: 'onglet', group: 'groupe' } as const;

/** What comes after `/api?groupe=`, by the tag of the calls. */
export const apiGroupSlugs = {
  auth: 'auth',
  pharmacy: 'pharmacie',
  pos: 'commerce',
  school: 'ecole',
} as const;
