declare module 'virtual:search-words' {
  const words: import('astro/zod').z.infer<typeof import('../schemas/search.ts').search>;
  export default words;
}
