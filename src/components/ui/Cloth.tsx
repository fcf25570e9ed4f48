import './Cloth.css';

/** `company`, or a product's id: `styles/colour-css.ts` writes the rules of each cloth. */
export type ClothName = string;

export interface ClothProps {
  name: ClothName;
  /**
   * panel: fills its box · ground: behind what lies on it, which would cut crosses in two · band:
   * full-width strip · fringe: the loose ends of the warp, under a panel · edge: left edge of a tile
   * · hem: top edge of a card · swatch: small token
   */
  use: 'panel' | 'ground' | 'band' | 'fringe' | 'edge' | 'hem' | 'swatch';
}

/** Hand-woven cotton, decorative. Never carries text. */
export function Cloth({ name, use }: ClothProps) {
  return <span data-cloth={name} data-use={use} aria-hidden="true" />;
}
