declare module 'virtual:search-words' {
  type Words = import('#schemas/search.ts').SearchWords;
  /** Written by the build (`integrations/content-words.ts`). */
  interface Start {
    readonly label: string;
    /** Its address in the default language. */
    readonly href: string;
    readonly product?: import('#products/registry.ts').ProductId;
    /** Whether it leads to somebody of the house. */
    readonly contact?: true;
  }
  const words: Omit<Words, 'starts' | 'called' | 'trial'> & {
    /** A chat link, before its message. */
    readonly ask: string;
    /** The trial of each product, likewise. */
    readonly trials: readonly (readonly [product: string, label: string, href: string])[];
    readonly starts: { readonly title: string; readonly items: readonly Start[] };
  };
  export default words;
}
