/** Raw colours, read by the roles and the product definitions only. Components use roles. */
const palette = {
  white: '#fff',
  'cream-50': '#fffaf3',
  'sand-200': '#f6ecdd',
  'line-300': '#e6d8c3',
  'bark-600': '#5d4c40',
  'bark-900': '#1f1611',
  'night-900': '#17110d',
  'night-800': '#211914',
  'night-700': '#2b211a',
  'night-600': '#43352b',
  'cream-100': '#fff3e4',
  'cream-300': '#cbb8a6',
  'orange-500': '#fd7e14',
  'orange-400': '#ff9640',
  'orange-700': '#b84a00',
  'orange-800': '#a64200',
  'brown-700': '#7a2f00',
  'brown-100': '#ffeedd',
  'brown-950': '#3a1c08',
  'indigo-800': '#1f2a5c',
  'indigo-700': '#27346f',
  'indigo-600': '#33418a',
  'indigo-300': '#b3bdf2',
  'indigo-100': '#e9ebf7',
  'green-600': '#0d7a55',
  'green-800': '#08543b',
  'green-300': '#7bd6b2',
  'green-100': '#e2f3ea',
  'green-950': '#0b3024',
  'berry-700': '#9c1f4e',
  'berry-300': '#ff9dbd',
  'berry-100': '#fbe6ee',
  'berry-950': '#431326',
} as const;

export const colourNames = Object.keys(palette) as (keyof typeof palette)[];

/** A colour of the palette by name, or a literal colour that is used once. */
export type Colour = keyof typeof palette | `#${string}`;

export function hexOf(colour: Colour): string {
  return colour in palette ? palette[colour as keyof typeof palette] : colour;
}
