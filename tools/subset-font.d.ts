declare module 'subset-font' {
  /** Cuts a font to the glyphs of `text`, fixing variation axes at one value each. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'truetype' | 'woff' | 'woff2';
      variationAxes?: Readonly<Record<string, number>>;
    },
  ): Promise<Buffer>;
}
