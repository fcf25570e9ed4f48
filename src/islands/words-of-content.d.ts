declare module 'virtual:island-words' {
  const words: import('astro/zod').infer<typeof import('#schemas/islands.ts').islands>;
  export default words;
}
