import type { ReactNode } from 'react';
import type { PostImage } from '#schemas/post.ts';
import styles from './PostArt.module.css';
import paper from './paper.module.css';
import { Instalments } from './post-art/Instalments.tsx';
import { Ledger } from './post-art/Ledger.tsx';
import { Prescription } from './post-art/Prescription.tsx';
import { Shelf } from './post-art/Shelf.tsx';
import { Till } from './post-art/Till.tsx';
import { Voucher } from './post-art/Voucher.tsx';
import { Cloth, type ClothName, type ClothProps } from './ui/Cloth.tsx';
import { Photo } from './ui/Photo.tsx';

export interface PostArtProps {
  image: PostImage;
  cloth: ClothName;
  /**
   * cloth: the drawing lies on a panel of cloth, one such drawing per screen · tint: on a plain
   * colour, with cloth at the border
   */
  ground: 'cloth' | 'tint';
}

type Drawing = Extract<PostImage, string>;

const drawings: Record<Drawing, () => ReactNode> = {
  prescription: Prescription,
  voucher: Voucher,
  shelf: Shelf,
  instalments: Instalments,
  ledger: Ledger,
  till: Till,
};

/** The side where the cloth shows when the ground is plain. */
const borders: Record<Drawing, ClothProps['use']> = {
  prescription: 'edge',
  voucher: 'hem',
  shelf: 'edge',
  instalments: 'edge',
  ledger: 'hem',
  till: 'hem',
};

/** An article's photograph, or drawing: decorative, since the title says what it is about. */
export function PostArt({ image, cloth, ground }: PostArtProps) {
  if (typeof image === 'object') {
    return (
      <div className={styles.photo}>
        <Photo picture={image} eager={ground === 'cloth'} />
      </div>
    );
  }
  const Drawing = drawings[image];
  const border = ground === 'cloth' ? 'panel' : borders[image];
  return (
    <div
      className={styles.root}
      data-border={border}
      data-product={cloth === 'house' ? undefined : cloth}
      aria-hidden="true"
    >
      <Cloth name={cloth} use={border} />
      <svg className={paper.paper} viewBox="0 0 320 220" aria-hidden="true">
        <Drawing />
      </svg>
    </div>
  );
}
