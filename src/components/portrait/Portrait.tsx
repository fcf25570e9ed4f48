import type { ClothName } from '#components/ui/Cloth.tsx';
import { Photo } from '#components/ui/Photo.tsx';
import type { Portrait as Face } from '#schemas/portrait.ts';
import { drawn } from './drawn.ts';
import styles from './Portrait.module.css';

export interface PortraitProps {
  portrait?: Face | undefined;
  /** Whose initials stand there without a portrait. */
  name: string;
  cloth: ClothName;
  /** small: 40 px wide · medium: 72 px · large: as wide as its box */
  size: 'small' | 'medium' | 'large';
}

/** A photograph, or a drawing or initials, decorative, since the name is beside it. */
export function Portrait({ portrait, name, cloth, size }: PortraitProps) {
  if (portrait && 'photo' in portrait) {
    return (
      <span className={styles.photo} data-size={size}>
        <Photo picture={portrait} sizes={size === 'large' ? '480px' : '72px'} />
      </span>
    );
  }
  return (
    <svg
      className={styles.root}
      data-cloth={cloth}
      data-size={size}
      viewBox="0 0 80 100"
      aria-hidden="true"
      // Shapes alone, since `schemas/portrait.ts` refuses what else a file holds.
      dangerouslySetInnerHTML={{ __html: drawn(portrait, name) }}
    />
  );
}
