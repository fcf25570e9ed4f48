/** Ids of sets of tabs; the panel of the tab `caisse` has the id `ecran-caisse`. */
export const tabAnchors = { screen: 'ecran', trade: 'metier' } as const;
