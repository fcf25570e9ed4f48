/**
 * Queries that buyers type, and the pages that answer: one place or several equally good ones; none
 * for subjects that the site does not treat. The first 150 come from a reviewer, the others from
 * the trades.
 */
type Asked = readonly [wanted: readonly string[], queries: readonly string[]];

const online = ['/support#connexion-internet'];
const paying = [
  '/support#moyens-de-paiement',
  '/docs/choisir-et-payer',
  '/support#tappos-mobile-money',
  '/support#tapschool-mobile-money',
];
const prices = ['/tappharm/pricing', '/tappos/pricing', '/tapschool/pricing'];
const discount = ['/support#remise-association', '/tapschool/pricing'];
const trial = ['/docs/essai-gratuit', '/support#essai-gratuit'];
const demo = ['/support#voir-avant-essai', '/support#essai-gratuit'];
const ending = ['/support#renouvellement', '/terms', '/tappharm/pricing'];
const learning = ['/support#prise-en-main'];
const people = ['/support', '/contact'];
const hours = ['/support#horaires-assistance', '/contact', '/support#samedi-soir'];
const data = [
  '/support#reprise-des-donnees',
  '/docs/reprise-des-donnees',
  '/guides/quitter-un-tableur',
  '/guides/quitter-un-logiciel',
];
const safety = ['/security', '/support#securite-des-donnees', '/privacy'];
const access = ['/docs/connexion'];
const pharmacy = ['/tappharm', '/tappharm/features'];
const insured = [
  '/docs/servir-un-client-assure',
  '/blog/suivre-le-tiers-payant',
  '/support#clients-assures',
  '/docs/nouveau-tiers-payeur',
  '/tappharm',
  '/tappharm/pricing',
];
const shop = ['/tappos', '/tappos/features'];
const credit = ['/blog/carnet-de-credit', '/docs/suivre-les-credits'];
const drawer = ['/blog/ecart-de-caisse', '/docs/cloturer-la-caisse'];
const counting = ['/blog/inventaire-sans-fermer', '/docs/inventaire-de-boutique'];
const school = ['/tapschool', '/tapschool/features'];
const fees = ['/blog/scolarite-en-tranches', '/tapschool/features', '/tapschool'];
const parents = [
  '/support#portail-parents',
  '/docs/prevenir-les-parents',
  '/tapschool',
  '/tapschool/features',
  '/support#parent-sans-smartphone',
  '/support#sms-compris',
];
const jobs = ['/careers'];
/** Open questions are asked by a link on the pricing pages. */
const asking = prices;
const none: string[] = [];

const roles = ['/support#roles', '/docs/acces-de-l-equipe'];

export const reviewed: readonly Asked[] = [
  [
    online,
    [
      'wifi',
      'coupure internet',
      'coupure de connexion',
      'sans internet',
      'hors connexion',
      'connexion internet obligatoire',
      'ça marche sans internet ?',
    ],
  ],
  [none, ['pharmacie de garde', 'douchette', 'cantine', 'restaurant', 'webhook', 'maternelle']],
  [
    paying,
    [
      'wave',
      'orange money',
      'moov money',
      'mtn momo',
      'mobile money',
      'moyen de paiement',
      'paypal',
      'payer par carte',
      'comment payer',
      'paiment',
      'abonement',
    ],
  ],
  [prices, ['combien ça coûte', 'price']],
  [[...prices, ...trial], ["c'est gratuit ?"]],
  [['/tappos/pricing', '/tappharm/pricing'], ['abonnement mensuel']],
  [['/tappharm/pricing', '/support#prix-pharmacie'], ['prix pharmacie']],
  [
    ['/tapschool/pricing', '/support#prix-ecole', '/support#formule-primaire'],
    ['tarif ecole', 'prix école primaire', 'prix université', 'devis'],
  ],
  [['/tappos/pricing', '/support#prix-boutique'], ['prix boutique']],
  [discount, ['réduction', 'promo', 'ONG', 'remise', 'association']],
  [['/support#frais-installation'], ['frais cachés', 'installation']],
  [
    trial,
    [
      "combien de temps l'essai",
      'durée essai',
      "version d'essai",
      'essai gratuit',
      'essai gratuit combien de temps',
      'free trial',
    ],
  ],
  [demo, ['demo']],
  [ending, ['arrêter abonnement', 'engagement', 'contrat', 'résilier']],
  [['/support#changer-de-formule', '/support#changer-de-formule-ecole'], ['changer de formule']],
  [
    learning,
    ['former mon équipe', 'formation', 'formation des caissières', 'apprendre à utiliser'],
  ],
  [
    ['/tappos/pricing', '/tappharm/pricing'],
    ['imprimante', 'android'],
  ],
  [people, ['service client', 'support', 'numéro whatsapp', 'vous appeler', 'contact']],
  [hours, ['ouvert le samedi', 'horaire']],
  [
    ['/contact', '/about'],
    ['où êtes-vous', 'adresse'],
  ],
  [data, ['exporter mes données', 'importer excel', 'récupérer mes données']],
  [safety, ['piratage', 'mes données sont-elles en sécurité', 'sauvegarde']],
  [access, ['mot de passe oublié', 'connexion', 'se connecter', 'login']],
  [['/tapschool', '/tapschool/features', '/support#portail-parents'], ['application mobile']],
  [
    pharmacy,
    [
      'medicament perimé',
      'médicaments périmés',
      'date de péremption',
      'parapharmacie',
      'rupture de stock',
      'ordonance',
      'pharmacy software',
      'pharamcie',
    ],
  ],
  [insured, ['tiers payant', 'mutuelle', 'assurance maladie', 'client assuré', 'asurance']],
  [drawer, ['vol', 'fermer la caisse', 'cloture caisse', "il manque de l'argent dans la caisse"]],
  [counting, ['inventaire', 'inventiare', 'compter le stock']],
  [credit, ['client qui ne paie pas', 'dettes', 'ardoise', 'crédit client', 'credi']],
  [
    shop,
    [
      'supermarché',
      'quincaillerie',
      'caisse enregistreuse',
      'logiciel de caisse',
      'vente en ligne',
      'facture',
      'carte de fidélité',
      'fournisseurs',
      'lecteur code barre',
      'tapos',
    ],
  ],
  [['/support#plusieurs-boutiques', '/tappos'], ['plusieurs magasins']],
  [['/support#postes-pharmacie', '/tappos/pricing'], ["combien d'utilisateurs"]],
  [
    school,
    [
      'absences',
      'salaire des professeurs',
      'bulletin',
      'bulletins de notes',
      'note des eleves',
      'emploi du temps',
      'lycée',
      'université LMD',
      'tap school',
      'school management',
      'bulettin',
    ],
  ],
  [['/docs/inscrire-un-eleve', ...school], ['inscription élève']],
  [parents, ['sms aux parents', 'les parents peuvent voir les notes ?']],
  [fees, ['frais de scolarité', 'écolage', 'impayés scolarité']],
  [['/docs/outil-e-learning', ...school], ['examen en ligne']],
  [jobs, ['stage', 'recrutement', 'travailler chez vous']],
  [['/partners'], ['devenir revendeur', 'partenaire']],
  [['/about'], ['qui êtes vous', 'avis clients']],
  [
    ['/ai', '/blog/ia-en-pharmacie'],
    ['intelligence artificielle', 'IA'],
  ],
  [['/api', '/docs/obtenir-un-jeton'], ['api']],
];

export const fromTheTrades: readonly Asked[] = [
  [
    pharmacy,
    [
      'logiciel officine',
      'gestion de pharmacie',
      'drugstore',
      'stock pharmacie',
      'expiry',
      'officine',
      'pharmacy',
    ],
  ],
  [insured, ['bon de prise en charge', 'insurance', 'mutuelle du client']],
  [['/tappharm/pricing'], ['tarif pharmacie', 'pharmacy price', 'prix tappharm']],
  [
    shop,
    [
      'supérette',
      'boulangerie',
      'point of sale',
      'cash register',
      'inventory',
      'invoice',
      'loyalty',
      'cosmétique',
      'code-barres',
      'promotions',
    ],
  ],
  [['/tappos/pricing'], ['prix magasin', 'prix tappos', 'tarif boutique']],
  [drawer, ['fond de caisse', 'écart de caisse', 'caissière qui vole']],
  [counting, ['stocktaking', 'inventaires']],
  [
    school,
    [
      'logiciel scolaire',
      'gestion scolaire',
      'collège',
      'school software',
      'timetable',
      'report card',
      'bibliothèque',
      'diplômes',
      'enseignants',
    ],
  ],
  [
    ['/tapschool/pricing', '/support#prix-ecole'],
    ['prix lycée', 'prix tapschool'],
  ],
  [['/guides/rentree', ...school], ['rentrée scolaire']],
  [fees, ['school fees', 'tranches']],
  [['/docs/outil-e-learning'], ['moodle', 'cours en ligne']],
  [parents, ['portail parents', 'prévenir les parents']],
  [['/support#sms-compris', '/docs/module-stockage-sms'], ['prix sms']],
  [paying, ['visa', 'momo', 'carte bancaire']],
  [online, ['offline', 'hors ligne', 'internet']],
  [learning, ['training', 'former les vendeurs']],
  [people, ['help', 'customer service', 'assistance', 'faq']],
  [hours, ['opening hours', 'dimanche']],
  [discount, ['discount']],
  [data, ['excel', 'migration', 'reprise des données']],
  [['/guides/quitter-un-cahier'], ['quitter le cahier']],
  [safety, ['hacker', 'chiffrement', 'RGPD', 'backup', 'privacy']],
  [access, ['sign in', 'mot de passe']],
  [['/press'], ['logo', 'journaliste']],
  [['/partners'], ['reseller', 'distributeur']],
  [jobs, ['emploi', 'CV']],
  [['/glossaire'], ['glossaire']],
  [['/guides'], ['checklist']],
  [none, ['hôtel', 'bus scolaire', 'groupe électrogène', 'iphone']],
];

/**
 * Added when the queries above were answered, and written without looking at them. At that time 33
 * of these 60 had the answer first, 38 among the first three.
 */
export const afresh: readonly Asked[] = [
  [
    insured,
    [
      'gérer les bons de la mutuelle',
      'ticket modérateur',
      'bordereau de remboursement',
      'plafond assurance',
    ],
  ],
  [pharmacy, ['médicaments qui vont périmer', 'commande grossiste']],
  [['/support#postes-pharmacie'], ['combien de caisses dans la pharmacie']],
  [['/tappharm/pricing', '/support#prix-pharmacie'], ['prix troisième année tappharm']],
  [['/docs/cloturer-la-caisse', ...pharmacy, ...drawer], ['clôture du soir']],
  [asking, ['facture normalisée', 'FNE', 'panne de courant', "coupure d'électricité", 'délestage']],
  [['/tappharm/pricing', '/security', '/privacy'], ['données de santé']],
  [
    shop,
    [
      'caisse tactile',
      'points de fidélité',
      'campagne sms',
      'alimentation générale',
      'dépenses du magasin',
    ],
  ],
  [credit, ['vente à crédit', "le client me doit de l'argent"]],
  [counting, ["inventaire de fin d'année"]],
  [['/support#plusieurs-boutiques', ...shop], ['transfert entre boutiques']],
  [['/tappos/pricing', '/docs/enregistrer-une-vente', ...shop], ['imprimer le ticket']],
  [['/docs/enregistrer-une-vente', ...shop, ...drawer], ['rendre la monnaie']],
  [drawer, ['voleur dans ma boutique']],
  [['/docs/enregistrer-une-vente', ...shop], ['vente whatsapp']],
  [[...shop, ...pharmacy], ["chiffre d'affaires du jour"]],
  [
    school,
    [
      'relevé de notes',
      'calcul de la moyenne',
      'classement des élèves',
      'retards des élèves',
      'bourse',
    ],
  ],
  [[...fees, '/docs/prevenir-les-parents'], ["parents qui n'ont pas payé"]],
  [fees, ['relance scolarité']],
  [['/docs/inscrire-un-eleve', '/guides/rentree', ...school], ['réinscription']],
  [
    ['/tapschool/pricing', '/support#prix-par-eleve', '/support#prix-ecole'],
    ['combien pour 350 élèves'],
  ],
  [['/tapschool/pricing', ...school], ['école de santé']],
  [['/support#plusieurs-campus', '/tapschool/pricing'], ['plusieurs campus']],
  [['/support#renouvellement', '/terms', '/tappharm/pricing'], ["annuler l'abonnement"]],
  [paying, ['payer par virement']],
  [
    [
      '/support#frais-installation',
      '/support#prise-en-main',
      '/docs/reprise-des-donnees',
      '/guides',
      '/guides/premier-jour-boutique',
      '/guides/premier-jour-pharmacie',
      '/guides/premier-jour-ecole',
    ],
    ['combien de temps pour installer'],
  ],
  [[...roles, ...safety], ['qui a accès à mes chiffres']],
  [roles, ["caissière voit le prix d'achat"]],
  [['/docs/connexion'], ['changer mot de passe']],
  [people, ['numéro de téléphone', "parler à quelqu'un"]],
  [['/support#voir-avant-essai', '/support#essai-gratuit'], ['vidéo de démonstration']],
  [['/tappharm/ecrans', '/tappos/ecrans', '/tapschool/ecrans', '/press'], ["capture d'écran"]],
  [['/', '/about'], ['témoignages']],
  [safety, ['sauvegarde automatique']],
  [['/support#sms-compris', '/docs/module-stockage-sms'], ['sms payant']],
  [['/docs/module-stockage-sms', '/tappharm/pricing'], ['espace de stockage']],
  [['/ai', '/blog/ia-en-pharmacie'], ['assistant ia']],
  [['/api', '/docs/installer-un-sdk'], ['sdk python']],
  [['/careers'], ["offre d'emploi"]],
  [['/privacy', '/support#reprise-des-donnees'], ['supprimer mes données']],
  [none, ['salon de coiffure', 'location de voiture']],
  // Thirty more, added when those were answered: at that time 16 had the answer first, 24 among the
  // first three.
  [pharmacy, ['gestion des grossistes pharmacie', 'seuil de commande']],
  [insured, ['assuré sans carte']],
  [[...credit, ...pharmacy], ['crédit des clients pharmacie']],
  [[...shop, '/docs/enregistrer-une-vente', '/tappos/pricing'], ['ticket de caisse']],
  [drawer, ['comptage des billets', 'trou dans la caisse']],
  [[...shop, '/glossaire'], ['marge bénéficiaire']],
  [['/support#plusieurs-boutiques', ...shop], ['deuxième magasin']],
  [
    ['/support#connexion-internet', '/tappos/pricing'],
    ['vendre hors connexion', 'coupure wifi'],
  ],
  [credit, ['carnet de dettes']],
  [school, ['notes du trimestre', 'emploi du temps professeur']],
  [[...school, '/docs/prevenir-les-parents', '/ai'], ['élève absent']],
  [['/docs/prevenir-les-parents', '/support#portail-parents', ...school], ['message aux parents']],
  [['/tapschool/pricing', '/support#prix-ecole'], ['tarif collège']],
  [[...school, '/ai', '/glossaire'], ['conseil de classe']],
  [[...school, '/docs/inscrire-un-eleve'], ['matricule']],
  [trial, ['essayer gratuitement']],
  [['/tappos/pricing', '/tappharm/pricing'], ['combien par mois']],
  [people, ['contacter le support']],
  [[...data, '/guides/quitter-un-tableur'], ["passer d'excel au logiciel"]],
  [[...safety, '/tappharm/pricing', '/tapschool/pricing'], ['où sont stockées les données']],
  [none, ['vignette', "billet d'avion"]],
];

/**
 * Misspelt as on a telephone, with names of brands; written without looking at the index. Of the
 * first sixty, 24 had the answer first and 28 among the first three; of the forty added when those
 * were answered, 20 and 23.
 */
export const unseen: readonly Asked[] = [
  [
    pharmacy,
    [
      "g besoin d'un logiciel pr ma pharmacie",
      'laborex',
      'commander au grossiste',
      "lot et date d'expiration",
    ],
  ],
  [[...pharmacy, '/ai'], ['médoc bientôt périmé']],
  [[...pharmacy, '/ai', '/blog/ia-en-pharmacie'], ['alerte peremption 3 mois']],
  [insured, ['CMU', 'MUGEF-CI', 'part assurance part patient', 'rejet assurance']],
  [['/docs/acces-de-l-equipe', '/support#roles'], ['pharmacien adjoint accès']],
  [
    ['/tappharm/pricing', '/support#prix-pharmacie'],
    ['combien coute le logiciel pharmacie par an'],
  ],
  [none, ['registre des psychotropes', 'bar maquis']],
  [
    shop,
    ['je vends en gros et en detail', 'logiciel pr boutik', 'prêt à porter', 'facture proforma'],
  ],
  [prices, ['quel est le pri par mois']],
  [drawer, ['ma caissiere me vole']],
  [[...drawer, '/tappharm', '/tappos'], ['faire les comptes le soir']],
  [[...shop, ...pharmacy, '/docs/inventaire-de-boutique'], ['gestion de stock simple']],
  [
    [...shop, ...pharmacy],
    ['scanner les produits', 'rapport du jour'],
  ],
  [credit, ['clients débiteurs']],
  [paying, ['orange mony']],
  [online, ['sa marche sans conection', "quand il n'y a pas de réseau"]],
  [['/support#plusieurs-boutiques', '/tappos/pricing', '/tappos'], ['3 boutiques à abidjan']],
  [['/support#plusieurs-boutiques', ...shop, '/tappos/pricing'], ['deux points de vente']],
  [[...shop, '/glossaire'], ['bénéfice du mois']],
  [
    [
      '/tappos/pricing',
      '/tappharm/pricing',
      '/tapschool/pricing',
      '/guides/choisir-caisse',
      '/guides/choisir-pharmacie',
    ],
    ['ordinateur ou téléphone'],
  ],
  [['/tappos/pricing', '/tappharm/pricing', '/tapschool/pricing'], ['pc portable windows']],
  [
    school,
    [
      'logiciel gestion école privée',
      'livret scolaire',
      'moyenne générale élève',
      'appel des élèves',
    ],
  ],
  [[...fees, '/docs/prevenir-les-parents'], ['parents pas payé scolarité']],
  [fees, ['échelonner les frais', 'deuxième versement scolarité', 'reçu de paiement scolarité']],
  [
    [...school, '/glossaire'],
    ['coefficient matière', 'économe'],
  ],
  [[...school, '/tapschool/pricing'], ['BTS']],
  [[...school, '/docs/prevenir-les-parents'], ['sms absence']],
  [
    ['/tapschool/pricing', '/support#prix-par-eleve', '/support#prix-ecole'],
    ['prix pr 800 eleves'],
  ],
  [
    ['/support#tapschool-mobile-money', ...fees, ...paying, '/tapschool/pricing'],
    ['paiement scolarité wave'],
  ],
  [[...school, '/docs/acces-de-l-equipe', '/support#roles', '/glossaire'], ['surveillant général']],
  [trial, ['essaie gratui']],
  [[...trial, '/support#voir-avant-essai'], ["tester avant d'acheter"]],
  [
    ['/contact', '/about'],
    ['vous etes ou a dakar', 'bureau abidjan'],
  ],
  [['/support#prise-en-main', '/support#frais-installation', '/support'], ['aide pour installer']],
  [['/support#prise-en-main'], ['formation sur place']],
  [['/contact', '/support'], ['appelez moi svp']],
  [['/contact'], ['quel numero']],
  [
    ['/support#renouvellement', '/terms'],
    ['contrat de 1 an', 'je veux me désabonner'],
  ],
  [safety, ['ordinateur volé']],
  [[...safety, '/tappos/pricing', '/tappharm/pricing'], ['ordi tombe en panne']],
  [['/tappharm/pricing', '/support#prix-pharmacie'], ['pharmasie logiciel prix']],
  [pharmacy, ['comment gérer mon stock de médicament']],
  [insured, ['remboursement des mutuelles en retard', "client sans sa carte d'assuré"]],
  [
    [...pharmacy, '/docs/envoyer-une-ordonnance', '/ai', '/blog/ia-en-pharmacie'],
    ['ordonnance photo whatsapp'],
  ],
  [[...pharmacy, '/ai', '/blog/ia-en-pharmacie'], ['produits invendus pharmacie']],
  [['/support#postes-pharmacie', '/tappharm/pricing'], ["combien d'ordinateurs à l'officine"]],
  [[...shop, ...pharmacy], ['faire une commande au fournisseur']],
  [shop, ['caisse pour superette', 'je gère une boutique de téléphones']],
  [[...shop, '/tappos/ecrans'], ['vente de pagnes']],
  [['/tappos/pricing', '/docs/enregistrer-une-vente', ...shop], ['ticket sans imprimante']],
  [drawer, ['différence entre caisse et ventes', 'mes employés me volent']],
  [[...shop, ...drawer], ['vérifier la caisse à distance']],
  [[...shop, ...online], ['voir mes ventes depuis la maison']],
  [[...credit, ...fees, ...paying], ['payer en plusieurs fois']],
  [credit, ['le client a payé la moitié']],
  [
    [...credit, '/tappos/features', '/docs/module-stockage-sms'],
    ['rappeler les débiteurs par sms'],
  ],
  [['/blog/inventaire-sans-fermer', '/docs/inventaire-de-boutique'], ['inventaire tournant']],
  [
    [...shop, '/docs/inventaire-de-boutique', '/guides/choisir-caisse'],
    ['produit sans code barre'],
  ],
  [[...shop, '/support#plusieurs-boutiques'], ['transfert de marchandise']],
  [['/support#plusieurs-boutiques', ...shop, '/tappos/pricing'], ['gérant de 4 magasins']],
  [paying, ['orange money ne passe pas']],
  [[...paying, '/tappos/pricing', '/tappharm/pricing', '/terms'], ["facture d'abonnement"]],
  [school, ['bulletin de note du 2e trimestre', 'emploi du tps des profs']],
  [[...school, '/guides/quitter-un-cahier'], ['mes enseignants notent sur papier']],
  [[...fees, '/docs/prevenir-les-parents'], ['liste des élèves en retard de paiement']],
  [
    ['/tapschool/pricing', '/support#prix-ecole', '/support#formule-primaire'],
    ['école primaire 180 élèves prix'],
  ],
  [[...school, '/tapschool/pricing'], ['université privée logiciel']],
  [none, ['certificat de scolarité']],
  [
    [
      '/docs/prevenir-les-parents',
      '/support#portail-parents',
      ...school,
      '/support#parent-sans-smartphone',
    ],
    ['message whatsapp aux parents'],
  ],
  [
    [
      '/docs/reprise-des-donnees',
      '/support#reprise-des-donnees',
      '/guides/quitter-un-tableur',
      '/docs/inscrire-un-eleve',
    ],
    ['import des élèves depuis excel'],
  ],
  [prices, ['sa coute combien', 'coupure de courant pendant une vente']],
  [['/about', '/'], ['cest koi tap']],
  [['/about', '/', '/contact'], ['vous avez des clients au mali']],
  [['/docs/acces-de-l-equipe', '/support#roles'], ['supprimer un utilisateur']],
  [[...trial, '/tappos/pricing'], ['essai sans carte bancaire']],
];

/**
 * What a pharmacist, a shopkeeper, a school head types, written before a look at the index.
 */
export const atTheCounter: readonly Asked[] = [
  [
    ['/tappos/pricing', '/tappharm/pricing', ...people],
    ['telephone', 'tablette'],
  ],
  [
    ['/tappos/features', '/glossaire', '/tappos/pricing'],
    ['TVA', 'facture avec tva'],
  ],
  [
    ['/tappos/pricing', '/guides/quitter-un-logiciel'],
    ['comptabilité', 'export pour le comptable'],
  ],
  [pharmacy, ['retour fournisseur périmés', 'rupture de médicaments']],
  [['/blog/ia-en-pharmacie', '/ai'], ['interactions médicamenteuses']],
  [[...pharmacy, '/guides/choisir-pharmacie'], ['médicament générique']],
  [[...shop, ...pharmacy, ...drawer, '/tappos/ecrans'], ['ventes par vendeur']],
  [
    [...shop, '/glossaire', ...roles, '/guides/quitter-un-tableur'],
    ["prix d'achat et prix de vente"],
  ],
  [[...shop, '/tappos/pricing'], ['étiquettes de prix']],
  [['/tappos/pricing', '/guides/choisir-caisse'], ['tiroir caisse']],
  [shop, ['friperie', 'pièces détachées', 'librairie papeterie', 'dépôt de boissons']],
  [[...access, ...online, ...trial, '/support#portail-parents'], ["télécharger l'application"]],
  [prices, ['macbook', 'courant']],
  [
    [...school, '/glossaire'],
    ['note de conduite', "tableau d'honneur", 'paie du personnel'],
  ],
  [[...school, ...roles, '/glossaire'], ["directeur d'école"]],
  [[...school, '/tapschool/pricing', '/support#hors-formule'], ['école franco-arabe']],
  [trial, ["combien de jours d'essai"]],
  [credit, ['client insolvable']],
  [data, ['changer de logiciel']],
  [fees, ['quittance']],
  [
    none,
    [
      'balance électronique',
      'vente au kilo',
      'clé usb',
      'mise à jour du logiciel',
      'garantie',
      'logiciel en anglais',
      'crèche garderie',
      "carte d'élève",
      'cahier de texte',
      "cotisation parents d'élèves",
    ],
  ],
  // Twenty more, added when those were answered.
  [pharmacy, ['logiciel pour dépôt pharmaceutique', 'mes produits expirés']],
  [
    [...drawer, ...counting],
    ['casse et vol de marchandises', 'perte de produits'],
  ],
  [[...learning, '/guides/mes-heures'], ['combien de temps pour apprendre']],
  [credit, ['tenir un carnet de crédit']],
  [[...fees, ...paying, '/tapschool/pricing'], ['payer la scolarité par téléphone']],
  [
    [...school, '/tapschool/pricing'],
    ['imprimer les bulletins', 'logiciel pour université'],
  ],
  [['/tappos/pricing', '/support#prix-boutique'], ['combien coûte tappos']],
  [[...shop, ...parents, '/docs/module-stockage-sms'], ['envoyer un sms aux clients']],
  [['/tapschool/pricing', '/support#hors-formule'], ['je veux un devis']],
  [people, ['numéro du commercial']],
  [['/docs/inscrire-un-eleve', ...school, '/tapschool/ecrans'], ["élève qui change d'école"]],
  [['/guides/quitter-un-tableur'], ['comparer avec excel']],
  [[...school, '/ai'], ["cahier d'appel"]],
  [safety, ['sauvegarder mes fichiers']],
  [[...counting, ...shop], ['stock négatif']],
  [none, ['fournitures scolaires', 'pointage des employés', 'annuler une vente']],
];
