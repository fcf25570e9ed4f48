/** The words of this product in addresses, as in `i18n/addresses.ts`. */
export const pharmAnchors = {
  gold: 'gold',
  option: 'option',
  pace: 'durees',
  services: 'services',
} as const;

/** What the calculator keeps in the address: `/tappharm/pricing?annees=3`. */
export const yearsQuery = 'annees';
