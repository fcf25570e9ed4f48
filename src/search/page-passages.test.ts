import { describe, expect, test } from 'vitest';
import { pagePassages } from './page-passages.ts';

describe('pagePassages', () => {
  test('a heading with its text is a passage; the head of the page is not', () => {
    expect(
      pagePassages('about', {
        page: 'about',
        meta: { title: 'À propos', description: 'La page' },
        values: {
          title: 'Quatre valeurs',
          items: [{ name: 'Intégrité', text: 'Les prix sont affichés' }],
        },
      }),
    ).toEqual([['~', 'Intégrité', 'Les prix sont affichés.']]);
  });

  test('lists are sentences; what has its own end keeps it', () => {
    expect(
      pagePassages('about', {
        a: { title: 'Titre', text: 'Une phrase.', details: ['un', 'deux ?'] },
      }),
    ).toEqual([['~', 'Titre', 'Une phrase. un. deux ?']]);
  });

  test('a heading alone, and a text alone, are nothing', () => {
    expect(pagePassages('about', { a: { title: 'Seul' }, b: { text: 'Seul aussi' } })).toEqual([]);
  });

  test('entries of a legal page, and cards inside a tab, have their anchor', () => {
    expect(
      pagePassages('terms', { sections: [{ id: 'prix', title: 'Prix', paragraphs: ['Un.'] }] }),
    ).toEqual([['#prix', 'Prix', 'Un.']]);
    expect(
      pagePassages('tappos-overview', {
        explorer: {
          tabs: [{ id: 'caisse', label: 'Caisse', cards: [{ title: 'A', description: 'B.' }] }],
        },
      }),
    ).toEqual([['#ecran-caisse', 'A', 'B.']]);
  });

  test('words of the interface are left out', () => {
    expect(
      pagePassages('blog', { empty: { title: 'Aucun article', text: 'Essayez autre chose.' } }),
    ).toEqual([]);
  });
});
