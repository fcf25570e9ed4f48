import type { PageId } from '../schemas/pages/index.ts';
import { HEADING, type Passage } from './index-file.ts';

/** Names of what heads a passage, then of what it says, in the content files of the pages. */
const HEADINGS = ['title', 'question', 'name', 'label'];
const TEXTS = [
  ...['lede', 'pitch', 'text', 'description', 'prepares', 'answer', 'opening'],
  ...['paragraphs', 'details', 'features', 'items', 'points', 'when', 'location', 'closing'],
];
/** The page's own head is indexed apart; the others are words of the interface. */
const LEFT_OUT = new Set([
  ...['meta', 'search', 'copy', 'gallery', 'count', 'empty', 'list', 'words', 'feeds'],
  // The frame of the articles, in the content of the page that lists them.
  'article',
]);

/** Pages whose entries have an address of their own, and how it is made from their id or slug. */
const anchors: Partial<Record<PageId, (name: string) => string>> = {
  ai: (slug) => `#metier-${slug}`,
  terms: (id) => `#${id}`,
  privacy: (id) => `#${id}`,
  'tappharm-overview': (id) => `#ecran-${id}`,
  'tappharm-features': (id) => `#${id}`,
  'tappos-overview': (id) => `#ecran-${id}`,
  'tapschool-overview': (id) => `#ecran-${id}`,
  'tapschool-features': (id) => `#${id}`,
};

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !(value instanceof Date);

function stringsOf(value: unknown): string[] {
  const list = Array.isArray(value) ? value : [value];
  return list.filter((item) => typeof item === 'string');
}

/** « Comptez le tiroir » and « Validez » are two sentences, whether or not a full stop says so. */
function sentences(parts: readonly string[]): string {
  return parts.map((part) => (/[.!?…:]$/.test(part) ? part : `${part}.`)).join(' ');
}

/** What a page's content says under each of its headings, in order. */
export function pagePassages(id: PageId, content: Node): Passage[] {
  const anchor = anchors[id];

  function walk(value: unknown, above: string | undefined): Passage[] {
    if (Array.isArray(value)) return value.flatMap((item) => walk(item, above));
    if (!isNode(value)) return [];
    const name = value.slug ?? value.id;
    const at = anchor && typeof name === 'string' ? anchor(name) : above;
    const [heading] = HEADINGS.flatMap((key) => stringsOf(value[key]));
    const texts = TEXTS.flatMap((key) => stringsOf(value[key]));
    const own: Passage[] =
      heading && texts.length > 0 ? [[at ?? HEADING, heading, sentences(texts)]] : [];
    const inside = Object.entries(value).filter(([key]) => !LEFT_OUT.has(key));
    return [...own, ...inside.flatMap(([, item]) => walk(item, at))];
  }

  return walk(content, undefined);
}
