/**
 * Queries of buyers, and the pages that answer, by address; with any of its anchors if the address
 * has none. Every seventh of 685 that were written before a look at the index, and some of issues.
 */
const product = (id: string) => [`/${id}`, `/${id}/features`, `/${id}/ecrans`];
const places: Readonly<Record<string, readonly string[]>> = {
  pharmacy: product('tappharm'),
  shop: product('tappos'),
  school: product('tapschool'),
  prices: ['/tappharm/pricing', '/tappos/pricing', '/tapschool/pricing'],
  forecast: ['/ai', '/blog/ia-en-pharmacie'],
  insured: [
    ...['/docs/servir-un-client-assure', '/blog/suivre-le-tiers-payant'],
    '/docs/nouveau-tiers-payeur',
  ],
  drawer: ['/blog/ecart-de-caisse', '/docs/cloturer-la-caisse'],
  counting: ['/blog/inventaire-sans-fermer', '/docs/inventaire-de-boutique'],
  credit: ['/blog/carnet-de-credit', '/docs/suivre-les-credits'],
  fees: ['/blog/scolarite-en-tranches', '/docs/inscrire-un-eleve'],
  parents: ['/docs/prevenir-les-parents', '/support#portail-parents'],
  paying: ['/support#moyens-de-paiement', '/docs/choisir-et-payer'],
  trial: ['/docs/essai-gratuit', '/support#essai-gratuit'],
  ending: ['/support#renouvellement', '/terms', '/tappharm/pricing'],
  people: ['/contact', '/support#horaires-assistance', '/support#samedi-soir'],
  safety: ['/security', '/support#securite-des-donnees', '/privacy'],
  moving: ['/docs/reprise-des-donnees', '/support#reprise-des-donnees'],
  sms: ['/support#sms-compris', '/docs/module-stockage-sms', '/tappharm/pricing'],
};

/**
 * Addresses, or names of places; then what people type. Not answered yet: what leads to
 * `/tappos/pricing`, the page with the link to ask.
 */
const table = `
  pharmacy: officine; pharamcie; commande grossiste; g besoin d'un logiciel pr ma pharmacie
  pharmacy forecast: medicament perimé; date de peremption des lots; produits invendus pharmacie
  pharmacy shop forecast: approvisionnement; rapport du jour
  pharmacy insured /docs/envoyer-une-ordonnance: vente avec ordonnance
  forecast: IA; assistant ia; interactions médicamenteuses; l'ia remplace le pharmacien ?
  insured: MUGEF-CI; client sans carte de mutuelle
  sms: cout du sms tappharm
  shop: logiciel de caisse; loyalty; dépenses du magasin; prêt à porter; pièces détachées
  shop: quincaillerie; voir ventes toutes boutiques le soir; produit le plus vendu; code barre
  shop: codebarre
  shop /glossaire: bénéfice du mois
  shop /support#plusieurs-boutiques: plusieurs magasins
  /guides/choisir-caisse: choisir un logiciel de caisse
  pharmacy drawer: fermer la caisse; fond de caisse; caisse juste
  drawer: voleur dans ma boutique; différence entre caisse et ventes
  drawer /blog: articles sur la gestion de caisse
  counting: inventaire tournant; inventaires
  pharmacy credit: dettes; plafond de crédit; crédit des clients pharmacie
  school: emploi du temps; collège; bourse; bourse d'études; emploi du tps des profs
  school /glossaire: tableau d'honneur; moyennes trimestrielles
  /guides/bulletins-et-conseil-de-classe: conseil de classe; bulletins; relevé de notes
  /guides/bulletins-et-conseil-de-classe: calculer une moyenne
  /guides/vendre-pendant-une-coupure: coupure d'électricité; délestage; coupure de courant
  /guides/vendre-pendant-une-coupure: vendre sans courant
  /guides/encaisser-le-mobile-money: rapprochement mobile money; frais mobile money
  school /tapschool/pricing: saisir les notes
  school /docs/inscrire-un-eleve: élève qui change d'école; nouvel élève
  school parents: sms aux parents; portail parents; sms absence; avertir les familles
  school parents: retard et absence d'un élève; mettre à jour mes numéros parents
  school fees: parents pas payé scolarité; quittance; frais de scolarité en plusieurs fois
  school fees paying /tapschool/pricing: payer la scolarité par téléphone
  /docs/outil-e-learning: cours à distance
  /support#plusieurs-campus /tapschool/pricing: multi campus; multicampus
  /tapschool/pricing /support#prix-ecole: prix école primaire; prix lycée; tarifs école
  /support#changer-de-formule-ecole /tapschool/pricing: notre école s'agrandit
  /tappharm/pricing: prix tappharm; prix pharmacie
  /tappos/pricing: imprimante tickets; exporter comptable excel
  prices: sa coute combien
  prices people /support: tablette; android; ça marche sur téléphone android
  /support#remise-association /tapschool/pricing: remise
  paying: mtn momo; abonement
  prices paying /support#renouvellement /terms: facture annuelle abonnement
  ending: résilier; annuler l'abonnement
  trial: essai gratuit; creer un compte
  moving /guides/quitter-un-logiciel: migration de mes données
  /guides/quitter-un-cahier: quitter le cahier
  /guides/mes-heures: combien de temps je perds avec mon cahier
  /support#connexion-internet /tappos/pricing: sans internet; hors ligne; coupure wifi
  people: horaire; aide urgente samedi; parler à quelqu'un; bureau abidjan
  /support /contact: faq; contact
  /docs/connexion: mot de passe
  safety: mes données sont-elles en sécurité; ordinateur volé; double authentification
  prices safety: hébergement des données afrique
  /privacy: effacer mes données de ce site; confidentialite
  /glossaire: glossaire
  /careers: recrutement; poste marketing
  /partners: partenariat école
  /press: télécharger le logo
  /api /docs/obtenir-un-jeton: erreur 401
  /api /docs/lister-les-eleves: lister les étudiants par api
  /api /docs/envoyer-une-ordonnance: envoyer ordonnance api`;

export const answered = table
  .trim()
  .split('\n')
  .map((line) => {
    const [names = '', queries = ''] = line.trim().split(': ');
    const pages = names.split(' ').flatMap((name) => places[name] ?? name);
    return { pages, queries: queries.split('; ') };
  });

/** Subjects that the site does not treat. */
export const absent = [
  ...['pharmacie de garde', 'restaurant', 'hôtel', 'iphone', 'vignette', 'bar maquis'],
  ...['vente au kilo', 'garantie', "carte d'élève", 'fournitures scolaires', 'salon de coiffure'],
  "billet d'avion",
];
