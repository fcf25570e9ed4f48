/** The company's own sign, as SVG; undefined if there is none. */
declare const __SIGN__: string;

declare module 'virtual:island-words' {
  const words: import('astro/zod').infer<typeof import('#schemas/words.ts').islands>;
  export default words;
}

declare module 'virtual:search-words' {
  type Words = import('#schemas/search.ts').SearchWords;
  /** A page to start from. */
  interface Start {
    readonly label: string;
    readonly href: string;
    readonly product?: import('#products/registry.ts').ProductId;
    /** Whether it leads to a person to ask. */
    readonly contact?: true;
  }
  const words: Omit<Words, 'starts' | 'called' | 'trial'> & {
    /** A WhatsApp link, to which the message is appended. */
    readonly ask: string;
    readonly trials: readonly (readonly [product: string, label: string, href: string])[];
    readonly starts: { readonly title: string; readonly items: readonly Start[] };
  };
  export default words;
}

declare module 'virtual:season-settings' {
  const settings: import('#seasons/start.ts').SeasonSettings;
  export default settings;
}

declare module 'virtual:tapschool-demo' {
  const demo: import('astro/zod').infer<typeof import('#schemas/screens.ts').demo>;
  export default demo;
}
