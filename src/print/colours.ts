import { type ProductId, rooms } from '#products/registry.ts';
import { hexOf } from '#styles/palette.ts';

/** The colours of a product on a printed sheet: those of the light scheme. */
export function productColours(product: ProductId) {
  const room = rooms.find(({ id }) => id === product);
  if (!room) throw new Error(`src/products/registry.ts : ${product} manque`);
  const { text, fill, onFill, tint } = room.colours.light;
  return { line: hexOf(text), fill: hexOf(fill), onFill: hexOf(onFill), tint: hexOf(tint) };
}
