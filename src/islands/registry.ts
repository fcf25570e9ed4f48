/** Every island by name, and where its code is: a page fetches only the one that is touched. */
export const islands = {
  BlogList: () => import('./BlogList.tsx').then(({ BlogList }) => BlogList),
  DocsList: () => import('./DocsList.tsx').then(({ DocsList }) => DocsList),
  FaqList: () => import('./FaqList.tsx').then(({ FaqList }) => FaqList),
  PharmCost: () => import('./calculators/PharmCost.tsx').then(({ PharmCost }) => PharmCost),
  PosCost: () => import('./calculators/PosCost.tsx').then(({ PosCost }) => PosCost),
  ReportCard: () => import('./report-card/ReportCard.tsx').then(({ ReportCard }) => ReportCard),
  SchoolFinder: () =>
    import('./calculators/SchoolFinder.tsx').then(({ SchoolFinder }) => SchoolFinder),
  ThirdParty: () => import('./third-party/ThirdParty.tsx').then(({ ThirdParty }) => ThirdParty),
  Till: () => import('./till/Till.tsx').then(({ Till }) => Till),
};

export type IslandName = keyof typeof islands;
