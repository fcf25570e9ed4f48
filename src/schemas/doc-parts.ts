/** The parts of an article of the documentation, in the order of its page. */
export const docParts = ['before', 'do', 'see', 'example', 'wrong', 'after'] as const;
export type DocPart = (typeof docParts)[number];

/** The MDX tag around each part, in English as the names of fields are. */
export const docTags: Readonly<Record<DocPart, string>> = {
  before: 'Before',
  do: 'Do',
  see: 'See',
  example: 'Example',
  wrong: 'Wrong',
  after: 'After',
};

/** The part that a tag marks; undefined for any other tag. */
export function docPartOf(tag: string): DocPart | undefined {
  return docParts.find((part) => docTags[part] === tag);
}

/** The categories of the documentation, in reading order; the first is shown initially. */
export const docCategories = ['getting-started', 'api', 'guides', 'integrations'] as const;
export type DocCategory = (typeof docCategories)[number];
