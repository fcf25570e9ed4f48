/** Of a part that a promotion changes: the day from which its template stands there instead. */
export const ENDS = 'data-ends';
/** Of the templates at the end of a page, in the order of those parts. */
export const AFTER = 'data-after';
