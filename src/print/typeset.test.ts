import { expect, test } from 'vitest';
import { clothSvg, companyCloth } from '#styles/cloth.ts';
import { typeset } from './typeset.ts';

test('a letter that no face has is refused, in French, with its code', () => {
  const svg = clothSvg(companyCloth, { width: 120, height: 96, repeat: 80 });
  const part = { name: 'Nom', text: 'Texte', items: [{ name: 'Un', hex: '#000000', svg }] };
  const face = { name: 'Nom', text: 'Texte', word: 'Reçu 🧾', alphabet: 'a' };
  const data = { title: 'T', description: '', keywords: [], face, threads: part, cloths: part };
  expect(() => typeset('a.pdf', 'brand-guide/brand-guide.typ', data)).toThrow(
    /^a\.pdf : aucune police du papier n’a « 🧾 » \(U\+1F9FE\)/,
  );
});
