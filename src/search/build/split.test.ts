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

test('every article is known at once; the newest twelve have their texts', () => {
  const { index, texts } = splitIndex([page, ...posts(13), doc]);
  expect(hrefs(index.found)).toEqual(hrefs([page, ...posts(13), doc]));
  expect(Object.keys(texts.passages)).toEqual(hrefs(posts(13)).slice(0, 12));
});
