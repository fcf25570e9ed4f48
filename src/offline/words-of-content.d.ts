declare module 'virtual:update-words' {
  const words: import('astro/zod').infer<
    typeof import('#schemas/pages/offline.ts').offline
  >['update'];
  export default words;
}
