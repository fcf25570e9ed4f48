/** The words of this product that stand in addresses, as in `i18n/addresses.ts`. */
export const posAnchors = {
  bill: 'note',
  counter: 'comptoir',
  day: 'journee',
  growth: 'croissance',
  office: 'bureau',
  price: 'offre',
  speed: 'vitesse',
  store: 'reserve',
} as const;

/** The tabs of its screens, in order: `/tappos?ecran=caisse`, `/tappos/ecrans#caisse`. */
export const posTabs = {
  dashboard: 'tableau-de-bord',
  checkout: 'caisse',
  inventory: 'inventaire',
  customers: 'clients',
  analytics: 'analyses',
} as const;

/** What the calculator keeps in the address: `/tappos/pricing?boutiques=4`. */
export const shopsQuery = 'boutiques';
