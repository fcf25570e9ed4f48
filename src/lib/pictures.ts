const PORTRAIT = 4 / 5;

/**
 * How a photograph is cut, as width to height; the widths of its files; how wide it must be itself.
 * By `sizes` the widest file that a phone asks for is the file of 720 px, which has 30 kB at most.
 */
export const frames = {
  face: { ratio: PORTRAIT, widths: [160, 480], least: 320 },
  /** Whole, on white, as a screenshot is. */
  logo: { ratio: PORTRAIT, widths: [160, 480], least: 320 },
  /** So is the logo of a customer, 96 px wide: many have no larger file of theirs. */
  brand: { ratio: 2, widths: [160, 480], least: 160 },
  lead: { ratio: 3 / 2, widths: [400, 720], least: 720 },
  screen: { ratio: 16 / 10, widths: [400, 720, 1280], least: 720 },
  whole: { ratio: undefined, widths: [400, 720], least: 720 },
  /** Of a page that is shared: networks and feed readers ask for it. */
  share: { ratio: 1200 / 630, widths: [720, 1200], least: 720 },
} as const;

export type Frame = keyof typeof frames;
/** Best first; every browser reads the last. */
const formats = ['avif', 'webp', 'jpg'] as const;

export interface Picture {
  /** The address of its files, without their width and format. */
  readonly photo: string;
  readonly frame: Frame;
  /** What it shows; empty where the words beside it say so. */
  readonly alt: string;
  /** Of the whole picture, which has no fixed ratio. */
  readonly ratio?: number | undefined;
}

/** The address of the file that shared links and feeds show. */
export const sharedPicture = ({ photo }: Picture) => photo.replace(/\w+$/, 'share-1200.jpg');

/**
 * The attributes of a `<source>` for each format but the last, and of the `<img>`.
 * @param sizes its width on the page; a phone's part is at most a third of 720 px
 */
export function pictureParts(
  { photo, frame, ratio = frames[frame].ratio ?? 1 }: Picture,
  sizes = '(min-width: 720px) 640px, 240px',
) {
  const widths: readonly number[] = frames[frame].widths;
  const [, wide = 0] = widths;
  const file = (width: number, format: string) => `${photo}-${width}.${format}`;
  return {
    sources: formats
      .slice(0, -1)
      .map((format) => ({
        type: `image/${format}`,
        srcSet: widths.map((width) => `${file(width, format)} ${width}w`).join(', '),
        sizes,
      })),
    img: { src: file(wide, 'jpg'), width: wide, height: Math.round(wide / ratio) },
  };
}
