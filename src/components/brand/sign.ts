/** The sign: a spindle whorl seen from above, as circles around the middle of a square. */
export const SIGN = {
  side: 28,
  circles: [
    { r: 12.7, fill: 'none', stroke: '#fd7e14', strokeWidth: 2.6 },
    { r: 8.8, fill: '#fd7e14', stroke: undefined, strokeWidth: undefined },
    { r: 4, fill: '#1f1611', stroke: undefined, strokeWidth: undefined },
  ],
} as const;
