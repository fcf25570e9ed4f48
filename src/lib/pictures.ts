/**
 * How a photograph is cut, as width to height, and the widths of its files. The wider one also
 * serves a phone's 390 px at two points each, at 30 kB or less.
 */
export const frames = {
  face: { ratio: 4 / 5, widths: [160, 320] },
  lead: { ratio: 3 / 2, widths: [400, 720] },
  screen: { ratio: 16 / 10, widths: [400, 720] },
  whole: { ratio: undefined, widths: [400, 720] },
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
  /** Of the whole picture, which has no ratio of its own. */
  readonly ratio?: number | undefined;
}

/** The attributes of a `<source>` for each format but the last, and of the `<img>`. */
export function pictureParts({ photo, frame, ratio = frames[frame].ratio ?? 1 }: Picture) {
  const { widths } = frames[frame];
  const [narrow, wide] = widths;
  const file = (width: number, format: string) => `${photo}-${width}.${format}`;
  const sizes = frame === 'face' ? `${narrow}px` : '(min-width: 720px) 640px, 100vw';
  return {
    sources: formats.slice(0, -1).map((format) => ({
      type: `image/${format}`,
      srcSet: widths.map((width) => `${file(width, format)} ${width}w`).join(', '),
      sizes,
    })),
    img: { src: file(wide, 'jpg'), width: wide, height: Math.round(wide / ratio) },
  };
}
