import { type ProductId, products } from '#products/registry.ts';
import { hexOf } from '#styles/palette.ts';

export type PdfStyles = ReturnType<typeof pdfStyles>;

/**
 * Colours and text styles of a sheet; `scale` makes the text larger or smaller, to fill the page.
 */
export function pdfStyles(product: ProductId, scale: number) {
  const ink = hexOf('bark-900');
  const quiet = hexOf('bark-600');
  const size = 10 * scale;
  const colours = productColours(product);
  return {
    ...colours,
    ink,
    night: hexOf('indigo-800'),
    rule: hexOf('line-300'),
    size,
    text: { face: 'text', size, colour: ink },
    strong: { face: 'bold', size, colour: ink },
    quiet: { face: 'text', size, colour: quiet },
    lede: { face: 'text', size: 1.35 * size, colour: ink },
    title: { face: 'display', size: 15, colour: ink },
    subtitle: { face: 'display', size: 1.12 * size, colour: ink },
    figure: { face: 'display', size: 1.8 * size, colour: ink },
    price: { face: 'display', size: 1.75 * size, colour: colours.onFill },
    onlyPrice: { face: 'display', size: 3.6 * size, colour: colours.onFill },
  } as const;
}

/** The colours of a product on a printed brochure: those of the light scheme. */
function productColours(product: ProductId) {
  const definition = products.find(({ id }) => id === product);
  if (!definition) throw new Error(`src/products/registry.ts : ${product} manque`);
  const { text, fill, onFill, tint } = definition.colours.light;
  return { line: hexOf(text), fill: hexOf(fill), onFill: hexOf(onFill), tint: hexOf(tint) };
}
