import { expect, test } from 'vitest';
import { precached } from './precache.ts';

const files = [
  '404.html',
  'index.html',
  'index.html.br',
  'blog.html',
  'blog/404.html',
  'blog/articles.json',
  'blog/neuf.html',
  'blog/page/2.html',
  'blog/vieux.html',
  'docs.html',
  'docs/caisse.html',
  'legal.html',
  'partage/blog/neuf.png',
  'recherche-archives-1.json',
  'recherche-archives.json',
  'recherche-index.json',
  'recherche-textes.json',
];

test('pages, the newest articles and what the search fetches by itself are kept', () => {
  expect(precached(files, ['/blog/neuf'])).toEqual([
    'index.html',
    'blog.html',
    'blog/neuf.html',
    'docs.html',
    'recherche-index.json',
    'recherche-textes.json',
  ]);
});

test('six articles are kept, however many the blog has', () => {
  const posts = Array.from({ length: 9 }, (_, index) => `/blog/${index}`);
  const pages = posts.map((path) => `${path.slice(1)}.html`);
  expect(precached(pages, posts)).toEqual(pages.slice(0, 6));
});
