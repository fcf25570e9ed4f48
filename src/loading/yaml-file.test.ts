import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, expect, test } from 'vitest';
import { readMdxFile, readYaml } from './files.ts';

const root = `${mkdtempSync(`${tmpdir()}/yaml-`)}/`;
afterAll(() => rmSync(root, { recursive: true }));

/** Nine levels of nine: 387 million texts from a few lines. */
const nine = (item: string) => `[${Array(9).fill(item).join(', ')}]`;
const bomb = Array.from(
  { length: 9 },
  (_, at) => `l${at}: &l${at} ${nine(at ? `*l${at - 1}` : 'x')}`,
);

const faults: readonly (readonly [string, string | Buffer, RegExp])[] = [
  ['nothing', '', /est vide$/],
  ['blank lines', ' \n\n', /est vide$/],
  ['Latin-1', Buffer.from('title: été', 'latin1'), /n’est pas du texte en UTF-8/],
  ['a letter lost before', 'title: Bonjour\ntext: m\ufffdtier', /ligne 2 : .+lettre perdue/],
  ['a direction', 'title: a\u202eb', /ligne 1 : .+invisible \(U\+202E\)/],
  ['a bell', 'title: a\u0007b', /ligne 1 : .+U\+0007/],
  ['a space of no width', 'title: \u200b', /ligne 1 : .+U\+200B/],
  ['the same written by its number', 'title: "a\\u202eb"', /« a.b » .+U\+202E/],
  ['half a letter', 'title: "\\ud800"', /lettre perdue|U\+D800/],
  ['a bomb', bomb.join('\n'), /ligne 2 : le renvoi \*l0 n’est pas admis/],
  ['a value that holds itself', 'a: &a\n  b: *a', /ligne 2 : le renvoi \*a/],
  ['a field twice', 'title: un\ntext: x\ntitle: deux', /ligne 3 : ce champ est écrit deux fois/],
  ['two documents', 'title: un\n---\ntitle: deux', /ligne 2 : .+second document/],
  ['a bracket that stays open', 'items: [a\nb: c', /ligne 2 : .+reste ouvert/],
  ['a tab', 'a:\n\tb: c', /ligne 2 : une tabulation/],
  ['a sign that begins nothing', 'a: b\nc: @marie', /ligne 2 : .+ entre guillemets/],
  ...[
    ...['Caisse #1 ou #2', '#1 caisse', '"Ma boutique" #2 marche', 'Une phrase\n    qui suit #2'],
    ...['Une phrase\n    #2 marche', '>- #1\n    texte', '[caisse #1, caisse #2]', '#1'],
    ...['&Co et frères', '!Caisse ouverte', '[1,5 kg, "2"]', '"C:\\temp"'],
    ...['01', '1.10', '12e3', '0x1F', '+5'],
  ].map((cut) => [cut, `- a: b\n  c: ${cut}`, /ligne [23] : .+(?:guillemets|deux fois)/] as const),
];

test.each(faults)('a file that holds %s is refused by name, line and reason', (_, text, reason) => {
  writeFileSync(`${root}a.yaml`, text);
  expect(() => readYaml('a.yaml', root)).toThrow(reason);
  expect(() => readYaml('a.yaml', root)).toThrow(/^a\.yaml/);
});

test('a file of five megabytes is refused before it is read for minutes; one that is not there', () => {
  writeFileSync(`${root}a.yaml`, 'a: 1\n# Une phrase\n'.repeat(300_000));
  expect(() => readYaml('a.yaml', root)).toThrow('a.yaml dépasse 1 Mo : retirez');
  expect(() => readYaml('b.yaml', root)).toThrow('b.yaml manque');
});

test('remarks alone on their lines or after a group, and signs within a text, stay', () => {
  const text = '# a\nb:\n  # c\n  - "d # e"\n  - f#g\n  # h\ni: { j: 1.5, k: "\\u00a0\\\\n" } # l';
  writeFileSync(`${root}a.yaml`, `${text}\nm: >-\n  n #1\n# o\np:\n# q\nr:\n`);
  expect(readYaml('a.yaml', root)).toEqual({
    b: ['d # e', 'f#g'],
    i: { j: 1.5, k: '\u00a0\\n' },
    m: 'n #1',
    p: null,
    r: null,
  });
});

test('lines of Windows and the mark of UTF-8 are read', () => {
  writeFileSync(`${root}a.yaml`, '\ufefftitle: Été\r\ntext: b\r\n');
  expect(readYaml('a.yaml', root)).toEqual({ title: 'Été', text: 'b' });
});

test('the same rules hold for the fields of an article, at their lines of the file', () => {
  const read = (text: string) => {
    writeFileSync(`${root}a.mdx`, text);
    return readMdxFile('a.mdx', root);
  };
  expect(read('---\r\ntitle: a\r\n---\r\nTexte\r\n')).toEqual({
    fields: { title: 'a' },
    body: 'Texte\n',
    above: 3,
  });
  expect(() => read(`---\n${bomb.join('\n')}\n---\n\nTexte`)).toThrow(
    /a\.mdx, ligne 3 : le renvoi/,
  );
  expect(() => read('---\ntitle: a\n---\n\n')).toThrow('a.mdx : le texte manque');
  expect(() => read('# Titre\n')).toThrow('a.mdx : les champs manquent');
});
