import { expect, test } from 'vitest';
import { checkMdx } from './mdx-rules.ts';

const named = { availability: { percent: 99.9 } } as const;
const check = (body: string) => checkMdx('a.mdx', { fields: {}, body, above: 3 }, named, '');

test.each([
  'Un [lien](https://kibare.test), un [autre](mailto:a@b.test), [un](tel:+22625000000).',
  'La [page](/tappharm/pricing#prix), [la recherche](/recherche?q=stock), [plus bas](#suite).',
  '{availability} du temps. {/* à relire */}',
  '<Table caption="Stock" total>\n\n| a |\n| - |\n| b |\n\n</Table>\n\n<Do>\nCeci.\n</Do>',
  '`<script>`, `{process.env}` et\n\n```html\n<iframe src="x"></iframe>\n```',
])('%j is admitted', (body) => {
  expect(() => check(body)).not.toThrow();
});

test.each([
  ['<script>{`alert(1)`}</script>', '<script> n’est pas admis'],
  ['Un <b>mot</b>', '<b> n’est pas admis'],
  ['<constructor />', '<constructor> n’est pas admis'],
  ['<></>', 'n’est pas admis'],
  ['<Table set:html="<script>" />', '<Table> ne connaît pas set:html'],
  ['<Table {...x} />', '<Table> ne connaît pas {…}'],
  ['<Table caption={1 + 1} />', 'caption de <Table> est un texte'],
  ['import { readFileSync } from "node:fs"', 'import et export'],
  ['{process.env.HOME}', 'l’exemple {process.env.HOME} n’existe pas'],
  ['{/* a */ alert(1) /* b */}', 'n’est pas un chiffre'],
  ['{nom}', 'le chiffre {nom} n’existe pas'],
  ['{constructor}', 'le chiffre {constructor} n’existe pas'],
  ['[x](javascript:alert(1))', 'n’est pas admis'],
  ['[x](//evil.example)', 'n’est pas admis'],
  ['[x](/\\evil.example)', 'ne mène nulle part'],
  ['[x](/../package.json)', 'ne mène nulle part'],
  ['[x](/blog/../about)', 'ne mène nulle part'],
  ['[x](https://moi:secret@a.test/)', 'contient un nom ou un mot de passe'],
  ['[x](ailleurs)', 'n’est pas admis'],
  ['[x][a]\n\n[a]: javascript:alert(1)', 'n’est pas admis'],
  ['[x](/blog/aucun-article)', 'ne mène nulle part'],
  ['[Note]: /about', '[Note]: … n’est pas admis'],
  ['Un[^1]\n\n[^1]: Note', '[1]: … n’est pas admis'],
  ['# 1 caisse', 'un titre commence par ##'],
  ['| a |\n| - |\n| b | c |', 'plus de cases que la première'],
  ['![x](https://a.test/a.png)', 'une photo est un .jpg'],
  ['![x](absente.jpg)', 'photos/absente.jpg n’existe pas'],
  ['Un {mot', 'n’est pas fermée'],
])('%j is refused by file, line and reason', (body, reason) => {
  expect(() => check(`\n${body}`)).toThrow(/^a\.mdx, ligne \d+ : /);
  expect(() => check(`\n${body}`)).toThrow(reason);
});

test('an article of the documentation has its six parts in order, and nothing outside them', () => {
  const parts = ['Before', 'Do', 'See', 'Example', 'Wrong', 'After'].map(
    (tag) => `<${tag}>\na\n</${tag}>\n\n`,
  );
  const doc = (body: string) => () =>
    checkMdx('src/content/fr/docs/a.mdx', { fields: {}, body, above: 3 }, named, '');
  expect(doc(`${parts.join('')}{/* à relire */}`)).not.toThrow();
  for (const wrong of [parts.slice(1), parts.toReversed(), [...parts, 'Un mot.']])
    expect(doc(wrong.join(''))).toThrow('a.mdx a six parties, dans l’ordre');
});

test('every fault is told at its line of the file', () => {
  expect(() => check('\nUn\n\n<b>a</b>\n\n[x](//a)')).toThrow(/ligne 7 : <b>.*ligne 9 : le lien/s);
});
