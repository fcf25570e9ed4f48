declare module 'virtual:search-words' {
  const words: import('../schemas/search.ts').SearchWords;
  export default words;
}
