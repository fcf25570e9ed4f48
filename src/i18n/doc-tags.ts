/** The parts of a documentation article, in the order of its page. */
export const docParts = ['before', 'do', 'see', 'example', 'wrong', 'after'] as const;
export type DocPart = (typeof docParts)[number];

/** The MDX tag of each part. No other file knows these words. */
export const docTags: Readonly<Record<DocPart, string>> = {
  before: 'Avant',
  do: 'Faire',
  see: 'Voir',
  example: 'Exemple',
  wrong: 'Bloque',
  after: 'Apres',
};

/** The part that a tag stands for. */
export function docPartOf(tag: string): DocPart | undefined {
  return docParts.find((part) => docTags[part] === tag);
}
