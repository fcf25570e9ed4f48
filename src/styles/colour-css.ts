import { companyCloth, type Weave, weaveCss } from './cloth.ts';
import { hexOf } from './palette.ts';
import { companyColours, type DarkProductRoles, type ProductRoles, roles } from './roles.ts';

export interface ProductTheme {
  readonly id: string;
  readonly colours: { readonly light: ProductRoles; readonly dark: DarkProductRoles };
  readonly cloth: Weave;
}

const declare = (values: Readonly<Record<string, string>>) =>
  Object.entries(values)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');

const hexes = (colours: (typeof roles)['light']) =>
  Object.fromEntries(Object.entries(colours).map(([name, colour]) => [name, hexOf(colour)]));

function lightRoles({ text, fill, onFill, tint, hero }: ProductRoles) {
  return {
    product: hexOf(text),
    'product-fill': hexOf(fill),
    'on-product-fill': hexOf(onFill),
    'product-tint': hexOf(tint),
    'product-hero': hexOf(hero),
  };
}

/** A paper document stays light in the dark scheme, a little dimmed, with the light text. */
const paper = ['surface', 'line', 'ink', 'ink-2', 'link', 'focus']
  .map((role) => `--${role}:${hexes(roles.light)[role]}`)
  .join(';')
  .concat(';background:var(--surface);color:var(--ink);color-scheme:light');

const darkRoles = ({ text, tint, hero }: DarkProductRoles) => ({
  product: hexOf(text),
  'product-tint': hexOf(tint),
  'product-hero': hexOf(hero),
});

/** The style sheet of all colours and cloths: the company's, then each product's. */
export function colourCss(products: readonly ProductTheme[]): string {
  const company = { ...hexes(roles.light), ...lightRoles(companyColours.light) };
  const light = products.map(
    ({ id, colours }) => `[data-product=${id}]{${declare(lightRoles(colours.light))}}`,
  );
  const dark = products.map(
    ({ id, colours }) => `[data-product=${id}]{${declare(darkRoles(colours.dark))}}`,
  );
  const darkCompany = { ...hexes(roles.dark), ...darkRoles(companyColours.dark) };
  const cloths = [{ id: 'company', cloth: companyCloth }, ...products].map(
    ({ id, cloth }) => `[data-cloth=${id}]{${weaveCss(cloth)}}`,
  );
  return [
    `@layer roles{:root{${declare(company)}}${light.join('')}[data-paper]{${paper}}`,
    `@media (prefers-color-scheme:dark){:root{${declare(darkCompany)}}${dark.join('')}[data-paper]{--surface:${hexOf('cream-100')}}}}`,
    `@layer cloth{${cloths.join('')}}`,
  ].join('');
}

/** With four products or more, the site's bars have less room for each. */
const fourProducts = `
[data-top-bar] [data-search] span+span{display:none}
[data-top-bar] nav details:last-of-type>summary+*{inset-inline:auto 0}
nav[data-phone-bar]{grid-template-columns:repeat(5,minmax(min-content,1fr))}
nav[data-phone-bar] a[href]{font-size:.75rem;overflow-wrap:break-word}
@media (min-width:40rem) and (max-width:59.99rem){ul li[data-product]{flex-basis:40%}}
@media (max-width:74.99rem){
header[data-top-bar]>*{gap:8px}
[data-top-bar] nav>*>summary,[data-top-bar] nav>a[href],[data-top-bar] [data-search]{gap:2px;padding-inline:5px}
}`;

/** For other than three products: written only when needed, to save every page these bytes. */
export const otherNumberCss = (products: number): string =>
  products > 3
    ? fourProducts
    : products < 3
      ? `nav[data-phone-bar]{grid-template-columns:repeat(${products + 1},minmax(min-content,1fr))}`
      : '';
