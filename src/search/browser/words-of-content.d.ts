declare module 'virtual:search-words' {
  type Words = import('#schemas/search.ts').SearchWords;
  type Start = Words['starts']['items'][number] & {
    /** Given by the build (`integrations/content-words.ts`). */
    readonly product?: import('#products/registry.ts').ProductId;
  };
  const words: Omit<Words, 'starts' | 'called' | 'trial'> & {
    /** A chat link, before its message. */
    readonly ask: string;
    /** The trial of each product, likewise. */
    readonly trials: readonly (readonly [product: string, label: string, href: string])[];
    readonly starts: { readonly title: string; readonly items: readonly Start[] };
  };
  export default words;
}
