import { type Picture, pictureParts } from '#lib/pictures.ts';
import styles from './Photo.module.css';

export interface PhotoProps {
  picture: Picture;
  /** Whether it is on the first screen, where waiting for a scroll would be late. */
  eager?: boolean;
  /** As `pictureParts` takes them. */
  sizes?: string;
}

export function Photo({ picture, eager = false, sizes }: PhotoProps) {
  const { sources, img } = pictureParts(picture, sizes);
  return (
    <picture className={styles.root}>
      {sources.map((source) => (
        <source key={source.type} {...source} />
      ))}
      <img {...img} alt={picture.alt} loading={eager ? undefined : 'lazy'} decoding="async" />
    </picture>
  );
}
