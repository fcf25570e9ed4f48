/** The first product's part of the page about AI: the one that is drawn there. */
declare module 'virtual:first-product/ai' {
  export const ai: import('./faces.ts').Face;
}
