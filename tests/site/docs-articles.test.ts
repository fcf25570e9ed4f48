import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { countWords } from '../../src/lib/read-time.ts';
import { documentOf, plain } from './built-pages.ts';

const folder = 'src/content/fr/docs';
const slugs = readdirSync(folder).map((file) => file.replace('.mdx', ''));
const parts = ['Avant', 'Faire', 'Voir', 'Exemple', 'Bloque', 'Apres'];

describe.each(slugs)('/docs/%s', (slug) => {
  const source = readFileSync(`${folder}/${slug}.mdx`, 'utf8');

  test('is a task told whole, in 280 to 480 words', () => {
    const words = countWords(source);
    expect(words).toBeGreaterThanOrEqual(280);
    expect(words).toBeLessThanOrEqual(480);
  });

  test('has its six parts in order, and nothing outside them', () => {
    const opened = [...source.matchAll(/^<([A-Z][a-z]+)>$/gm)].map(([, name]) => name);
    expect(opened).toEqual(parts);
    const body = source.replace(/^---\n.*?\n---\n/s, '');
    expect(body.replace(/^<([A-Z][a-z]+)>$.*?^<\/\1>$/gms, '').trim()).toBe('');
  });

  test('leads on to two other articles, at least', () => {
    const after = /^<Apres>$(.*?)^<\/Apres>$/ms.exec(source)?.[1] ?? '';
    const links = [...after.matchAll(/\]\(\/docs\/([a-z-]+)\)/g)].map(([, to = '']) => to);
    expect(new Set(links).size).toBeGreaterThanOrEqual(2);
    expect(links).not.toContain(slug);
    for (const to of links) expect(slugs).toContain(to);
  });

  test('its page shows all of it, its card in the list the three parts of a card', async () => {
    const page = await documentOf(`/docs/${slug}`);
    const shown = [...page.querySelectorAll('article [data-part]')];
    expect(shown.map((part) => part.getAttribute('data-part'))).toEqual([
      ...['before', 'do', 'see', 'example', 'wrong', 'after'],
    ]);
    for (const part of shown) expect(plain(part.textContent).length).toBeGreaterThan(60);
    const card = (await documentOf('/docs')).getElementById(slug);
    const held = [...(card?.querySelectorAll('[data-part]') ?? [])];
    expect(held.map((part) => part.getAttribute('data-part'))).toEqual(['do', 'see', 'wrong']);
    expect(card?.querySelector(`a[href="/docs/${slug}"]`)).not.toBeNull();
  });
});

test('every article is in the sitemap', () => {
  const sitemap = readFileSync('dist/sitemap.xml', 'utf8');
  for (const slug of slugs) expect(sitemap).toContain(`/docs/${slug}</loc>`);
});
