/** The words of this product that stand in addresses, as in `i18n/addresses.ts`. */
export const pharmAnchors = {
  gold: 'gold',
  option: 'option',
  pace: 'durees',
  services: 'services',
} as const;

/** The tabs of its screens, in order: `/tappharm?ecran=encours`, `/tappharm/ecrans#encours`. */
export const pharmTabs = {
  dashboard: 'tableau-de-bord',
  inventory: 'inventaire',
  coPayment: 'tiers-payant',
  credit: 'encours',
  closing: 'cloture',
} as const;

/** What the calculator keeps in the address: `/tappharm/pricing?annees=3`. */
export const yearsQuery = 'annees';
