/** The parts of an article of the documentation, in the order of its page. */
export const docParts = ['before', 'do', 'see', 'example', 'wrong', 'after'] as const;
export type DocPart = (typeof docParts)[number];

/**
 * The MDX tag around each part, a word of the authors' language. No other code knows these words.
 */
export const docTags: Readonly<Record<DocPart, string>> = {
  before: 'Avant',
  do: 'Faire',
  see: 'Voir',
  example: 'Exemple',
  wrong: 'Bloque',
  after: 'Apres',
};

/** The part that a tag marks; undefined for any other tag. */
export function docPartOf(tag: string): DocPart | undefined {
  return docParts.find((part) => docTags[part] === tag);
}
