import type { PostImage } from '#schemas/post.ts';
import styles from './PostArt.module.css';
import ink from './post-art/drawing.module.css';
import instalments from './post-art/instalments.svg?raw';
import ledger from './post-art/ledger.svg?raw';
import prescription from './post-art/prescription.svg?raw';
import shelf from './post-art/shelf.svg?raw';
import till from './post-art/till.svg?raw';
import voucher from './post-art/voucher.svg?raw';
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
  /** Whether a phone shows it small, beside its title. */
  thumb?: boolean;
}

type Drawing = Extract<PostImage, string>;

/** Drawn in the classes of `drawing.module.css`. */
const drawings: Readonly<Record<Drawing, string>> = {
  prescription,
  voucher,
  shelf,
  instalments,
  ledger,
  till,
};

const inside = (svg: string) =>
  svg
    .replace(/^<svg[^>]*>|<\/svg>\s*$|\n\s*/g, '')
    .replace(/class="(\w+)"/g, (_, name) => `class="${ink[name]}"`);

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
export function PostArt({ image, cloth, ground, thumb }: PostArtProps) {
  if (typeof image === 'object') {
    return (
      <div className={styles.photo}>
        <Photo
          picture={image}
          eager={ground === 'cloth'}
          sizes={`(min-width: 720px) ${ground === 'cloth' ? 640 : 320}px, ${thumb ? 96 : 240}px`}
        />
      </div>
    );
  }
  const border = ground === 'cloth' ? 'panel' : borders[image];
  return (
    <div
      className={styles.root}
      data-border={border}
      data-product={cloth === 'company' ? undefined : cloth}
      aria-hidden="true"
    >
      <Cloth name={cloth} use={border} />
      <svg
        data-paper=""
        viewBox="0 0 320 220"
        aria-hidden="true"
        // A file of this folder.
        dangerouslySetInnerHTML={{ __html: inside(drawings[image]) }}
      />
    </div>
  );
}
