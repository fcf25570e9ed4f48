const WORDS_PER_MINUTE = 200;

/** Words of an MDX text, as a reader meets them: no front matter, no tags, no table rules. */
export function countWords(mdx: string): number {
  return mdx
    .replace(/^---\n[\s\S]*?\n---(?:\n|$)/, ' ')
    .replace(/^(?:import|export) .*$/gm, ' ')
    .replace(/<\/?[A-Za-z][^>]*>/g, ' ')
    .replace(/\]\([^)]*\)/g, '] ')
    .replace(/(?<=\d)[ \u00a0\u202f](?=\d{3}(?!\d))/g, '')
    .split(/[\s|]+/)
    .filter((token) => /[\p{L}\p{N}]/u.test(token)).length;
}

/** Minutes to read an MDX text at 200 words a minute, rounded up; at least one. */
export function readTime(mdx: string): number {
  return Math.max(1, Math.ceil(countWords(mdx) / WORDS_PER_MINUTE));
}
