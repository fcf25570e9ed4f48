import styles from './Cloth.module.css';

/** `house`, or a product's id: `styles/print-colours.ts` prints one cloth for each. */
export type ClothName = string;

export interface ClothProps {
  name: ClothName;
  /** panel: fills its box · band: full-width strip · edge: left edge of a tile · hem: top edge of a card · swatch: small token */
  use: 'panel' | 'band' | 'edge' | 'hem' | 'swatch';
}

/** Decorative hand-woven cotton. Never carries text. */
export function Cloth({ name, use }: ClothProps) {
  return <span className={styles.root} data-cloth={name} data-use={use} aria-hidden="true" />;
}
