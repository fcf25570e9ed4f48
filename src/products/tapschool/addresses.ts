/** The words of this product in addresses, as in `i18n/addresses.ts`. */
export const schoolAnchors = {
  file: 'dossier',
  proof: 'preuves',
  report: 'bulletin',
  trial: 'essai',
  year: 'annee',
} as const;

/** What the calculator keeps in the address: `/tapschool/pricing?formule=college&effectif=300`. */
export const planQuery = 'formule';
export const studentsQuery = 'effectif';
