/** The part of the first product on the page about AI, the one that is drawn at first. */
declare module 'virtual:first-product/ai' {
  export const ai: import('./faces.ts').Face;
}
