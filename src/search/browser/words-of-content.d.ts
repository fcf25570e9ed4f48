declare module 'virtual:search-words' {
  type Words = import('#schemas/search.ts').SearchWords;
  /** A page to start from. `integrations/content-words.ts` writes this module. */
  interface Start {
    readonly label: string;
    /** Its address in the default language. */
    readonly href: string;
    readonly product?: import('#products/registry.ts').ProductId;
    /** Whether it leads to a person to ask. */
    readonly contact?: true;
  }
  const words: Omit<Words, 'starts' | 'called' | 'trial'> & {
    /** A WhatsApp link, to which the message is appended. */
    readonly ask: string;
    /** The link to the trial of each product. */
    readonly trials: readonly (readonly [product: string, label: string, href: string])[];
    readonly starts: { readonly title: string; readonly items: readonly Start[] };
  };
  export default words;
}
