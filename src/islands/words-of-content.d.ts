declare module 'virtual:island-words' {
  const words: import('#schemas/islands.ts').IslandWords;
  export default words;
}
