import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { DocSummary } from '#queries/docs.ts';
import { docCategories } from '#schemas/doc-categories.ts';
import { docTags } from '#schemas/doc-parts.ts';
import { countByCategory, findDocs } from './find-docs.ts';

const articles: DocSummary[] = [
  { id: 'a', title: 'Inscrire un élève', description: 'Du dossier au reçu', category: 'guides' },
  { id: 'b', title: 'Clôturer la caisse', description: 'Compter le tiroir', category: 'guides' },
  { id: 'c', title: 'Lire le stock', description: 'Caisse et API', category: 'api' },
];

describe('findDocs', () => {
  it('stays within the category', () => {
    expect(findDocs(articles, 'guides', '').map(({ id }) => id)).toEqual(['a', 'b']);
    expect(findDocs(articles, 'integrations', '')).toEqual([]);
  });
  it('ignores case and accents, in the title and in the description', () => {
    expect(findDocs(articles, 'guides', 'ELEVE').map(({ id }) => id)).toEqual(['a']);
    expect(findDocs(articles, 'guides', 'reçu').map(({ id }) => id)).toEqual(['a']);
    expect(findDocs(articles, 'guides', 'cloturer').map(({ id }) => id)).toEqual(['b']);
  });
  it('matches every word, in any order', () => {
    expect(findDocs(articles, 'guides', 'caisse clôturer').map(({ id }) => id)).toEqual(['b']);
    expect(findDocs(articles, 'guides', 'caisse introuvable')).toEqual([]);
  });
});

describe('countByCategory', () => {
  it('names only the categories that answer', () => {
    expect(countByCategory(articles, 'caisse')).toEqual([
      { category: 'api', count: 1 },
      { category: 'guides', count: 1 },
    ]);
    expect(countByCategory(articles, 'introuvable')).toEqual([]);
  });
});

describe('the articles', () => {
  const folder = new URL('../../content/fr/docs/', import.meta.url);
  const files = readdirSync(folder);
  const sources = files.map((name) => readFileSync(new URL(name, folder), 'utf8'));

  it.each(files.map((name, index) => [name, sources[index] ?? '']))(
    '%s says what you do, what you see and what can go wrong',
    (_, source) => {
      for (const part of [docTags.do, docTags.see, docTags.wrong]) {
        expect(source.match(new RegExp(`^<${part}>\\n\\n`, 'gm'))).toHaveLength(1);
        expect(source.match(new RegExp(`\\n\\n</${part}>$`, 'gm'))).toHaveLength(1);
      }
    },
  );
  it.each(docCategories)('some are in %s, which the list offers as a filter', (category) => {
    const held = sources.filter((source) => source.includes(`\ncategory: ${category}\n`));
    expect(held.length).toBeGreaterThan(0);
  });
});
