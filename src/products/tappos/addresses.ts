/** The words of this product in addresses, as in `i18n/addresses.ts`. */
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

/** A module on the page of features, by its number on the plan. */
export const moduleId = (number: number) => `module-${number}`;

/** What the calculator keeps in the address: `/tappos/pricing?boutiques=4`. */
export const shopsQuery = 'boutiques';
