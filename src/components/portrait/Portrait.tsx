import type { ClothName } from '#components/ui/Cloth.tsx';
import { Photo } from '#components/ui/Photo.tsx';
import type { Portrait as Parts } from '#schemas/portrait.ts';
import { drawPortrait, skins } from './draw.ts';
import styles from './Portrait.module.css';

export interface PortraitProps {
  portrait: Parts;
  cloth: ClothName;
  /** small: 40 px wide, without earrings and threads · medium: 72 px · large: as wide as its box */
  size: 'small' | 'medium' | 'large';
}

/** A photograph, or a drawn portrait, decorative, since the name is beside it. */
export function Portrait({ portrait, cloth, size }: PortraitProps) {
  if ('photo' in portrait) {
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
      color={skins[portrait.skin]}
      viewBox="0 0 80 100"
      aria-hidden="true"
    >
      {drawPortrait(portrait, size === 'small').map(({ d, fill, stroke, width }) => (
        <path key={d} fill={fill} stroke={stroke} strokeWidth={width} d={d} />
      ))}
    </svg>
  );
}
