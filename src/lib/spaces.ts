/** The no-break space, and the narrow no-break space. */
export const NBSP = '\u00a0';
export const NNBSP = '\u202f';
