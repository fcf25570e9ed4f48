import { expect, test } from 'vitest';
import type { Found } from '../index-file.ts';
import { splitIndex } from './split.ts';

const page: Found = {
  kind: 'page',
  href: '/tappos',
  title: 'TapPOS',
  summary: 'La caisse.',
  product: 'tappos',
  passages: [['#prix', 'Prix', 'Par mois.']],
};
const doc: Found = { kind: 'doc', href: '/docs/caisse', title: 'La caisse', summary: 'Ouvrir.' };
const post = (number: number): Found => ({
  kind: 'post',
  href: `/blog/${number}`,
  title: `Article ${number}`,
  summary: 'Un chapeau.',
  passages: [['#suite', 'Suite', `Texte ${number}.`]],
});
/** Articles newest first; the newest has the highest number. */
const posts = (count: number) => Array.from({ length: count }, (_, index) => post(count - index));
const hrefs = (found: readonly Found[]) => found.map(({ href }) => href);

test('long texts come after the first answer; those of the software come with it', () => {
  const { index, texts } = splitIndex([page, post(1), doc]);
  expect(index.found).toEqual([
    page,
    { kind: 'post', href: '/blog/1', title: 'Article 1', summary: 'Un chapeau.' },
    doc,
  ]);
  expect(texts.passages).toEqual({
    '/blog/1': [['#suite', 'Suite', 'Texte 1.']],
  });
});

test('the texts of the house come after the first answer', () => {
  const terms: Found = { ...page, href: '/terms', title: 'Conditions' };
  delete (terms as { product?: string }).product;
  const { index, texts } = splitIndex([terms]);
  expect(index.found[0]).not.toHaveProperty('passages');
  expect(texts.passages['/terms']).toEqual(page.passages);
});

test('twelve articles are all known at once', () => {
  const { index, older, olderTexts } = splitIndex([page, ...posts(12)]);
  expect(index.found).toHaveLength(13);
  expect(index.older).toBe(false);
  expect(older).toBeUndefined();
  expect(olderTexts.size).toBe(0);
});

test('of thirteen, the oldest waits', () => {
  const { index, texts, older, olderTexts } = splitIndex([page, ...posts(13), doc]);
  expect(index.older).toBe(true);
  expect(hrefs(index.found)).not.toContain('/blog/1');
  expect(Object.keys(texts.passages)).not.toContain('/blog/1');
  expect(older?.found).toEqual([
    { kind: 'post', href: '/blog/1', title: 'Article 1', summary: 'Un chapeau.' },
  ]);
  expect([...olderTexts].map(([path, file]) => [path, Object.keys(file.passages)])).toEqual([
    ['/recherche-archives-1.json', ['/blog/1']],
  ]);
});

test('an article more changes the newest part only', () => {
  // The index has 12; of the 30 others, the oldest 24 fill a part.
  const before = splitIndex(posts(42)).olderTexts;
  const after = splitIndex(posts(43)).olderTexts;
  expect([...before.keys()]).toEqual(['/recherche-archives-2.json', '/recherche-archives-1.json']);
  expect(after.get('/recherche-archives-1.json')).toEqual(before.get('/recherche-archives-1.json'));
  expect(Object.keys(before.get('/recherche-archives-2.json')?.passages ?? {})).toHaveLength(6);
  expect(Object.keys(after.get('/recherche-archives-2.json')?.passages ?? {})).toHaveLength(7);
});
