import type { Colour } from './palette.ts';

/** Colours by purpose, as custom properties. The dark scheme is chosen, not inverted. */
export const roles: Readonly<Record<'light' | 'dark', Readonly<Record<string, Colour>>>> = {
  light: {
    page: 'cream-50',
    sand: 'sand-200',
    surface: 'white',
    line: 'line-300',
    ink: 'bark-900',
    'ink-2': 'bark-600',
    link: 'orange-700',
    'link-on-tint': 'orange-800',
    focus: 'indigo-600',
    brand: 'orange-500',
    'brand-hover': 'orange-400',
    'on-brand': 'bark-900',
    strong: 'bark-900',
    'on-strong': 'cream-50',
    night: 'indigo-800',
    'on-night': 'white',
    'on-night-2': '#d5daf5',
    'on-night-accent': '#ffb877',
    ok: 'green-800',
    'ok-tint': 'green-100',
    warn: 'brown-700',
    'warn-tint': 'brown-100',
    alert: 'berry-700',
    'alert-tint': 'berry-100',
  },
  // Roles missing here keep their colour in the dark.
  dark: {
    page: 'night-900',
    sand: 'night-800',
    surface: 'night-700',
    line: 'night-600',
    ink: 'cream-100',
    'ink-2': 'cream-300',
    link: 'orange-400',
    'link-on-tint': 'orange-400',
    focus: 'orange-400',
    strong: 'cream-100',
    'on-strong': 'night-900',
    night: '#1a2350',
    ok: 'green-300',
    'ok-tint': 'green-950',
    warn: '#ffb877',
    'warn-tint': 'brown-950',
    alert: 'berry-300',
    'alert-tint': 'berry-950',
  },
};

/** A product's colours: text and lines, fills with the text on them, tints, its hero. */
export interface ProductRoles {
  readonly text: Colour;
  readonly fill: Colour;
  readonly onFill: Colour;
  readonly tint: Colour;
  readonly hero: Colour;
}

/** The roles that change in the dark scheme; fills do not. */
export type DarkProductRoles = Pick<ProductRoles, 'text' | 'tint' | 'hero'>;

/** The same roles, for pages about no product. */
export const companyColours: { readonly light: ProductRoles; readonly dark: DarkProductRoles } = {
  light: {
    text: 'orange-700',
    fill: 'orange-500',
    onFill: 'bark-900',
    tint: 'sand-200',
    hero: 'bark-900',
  },
  dark: { text: 'orange-400', tint: 'night-800', hero: 'night-700' },
};
