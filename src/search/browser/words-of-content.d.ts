declare module 'virtual:search-words' {
  type Words = import('#schemas/search.ts').SearchWords;
  type Start = Words['starts']['items'][number] & {
    /** Given by the build (`integrations/content-words.ts`). */
    readonly product?: import('#products/registry.ts').ProductId;
  };
  const words: Omit<Words, 'starts' | 'called'> & {
    /** A WhatsApp link, to which the message is added. */
    readonly ask: string;
    readonly starts: { readonly title: string; readonly items: readonly Start[] };
  };
  export default words;
}
