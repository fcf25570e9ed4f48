import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawingFault, logoFault, readDrawing, readSvg } from './svg.ts';

const project = process.cwd();
const folder = mkdtempSync(join(tmpdir(), 'logo-'));
const put = (text: string, file = 'logo.svg') =>
  writeFileSync(join(folder, 'src/content/fr/photos', file), text);
const svg = (inside: string, box = 'viewBox="0 0 64 64"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${inside}</svg>`;
const SIGN = '<circle cx="32" cy="32" r="30" fill="#0a6"/>';

const UNREAD = 'n’est pas un dessin SVG lisible, près de « ';

beforeAll(() => {
  mkdirSync(join(folder, 'src/content/fr/photos'), { recursive: true });
  process.chdir(folder);
});
afterAll(() => {
  process.chdir(project);
  rmSync(folder, { recursive: true });
});

test('a sign is read alone, without the size that it was drawn in', () => {
  put(
    `<?xml version="1.0"?>\n<!-- K -->\n${svg(SIGN, `width="640" height='640' viewBox="0 0 64 64"`)}\n`,
  );
  expect(logoFault('logo.svg')).toBeUndefined();
  expect(readSvg('logo.svg')).toBe(svg(SIGN));
});

test.each([
  ['no viewBox', svg(SIGN, 'width="64" height="64"'), 'n’a pas de viewBox'],
  ['a name in it', svg(SIGN, 'viewBox="0 0 200 64"'), 'est trop allongé'],
  ['a script', svg('<script>1</script>'), 'contient un script'],
  ['a script of an event', svg('<g onload="a()"/>'), 'contient un script'],
  ['another file', svg('<use href="https://a.b/c.svg#d"/>'), 'ou demande un autre fichier'],
  ['letters', svg('<text>K</text>'), 'contient du texte'],
  ['a thousand points', svg(`<path d="M0 0${'h1'.repeat(10_000)}"/>`), 'dépasse 20 ko'],
  ['a tag that stays open', svg('<g>'), UNREAD],
  ['a value without quotes', svg('<circle r=5 />'), UNREAD],
  ['a sign', svg('<title>a & b</title>'), UNREAD],
])('a file with %s is refused', (_, text, reason) => {
  put(text);
  expect(logoFault('logo.svg')).toContain(reason);
});

test('what drawing programs write is read', () => {
  const style = '<defs><style>.a{fill:#0a6}</style></defs><!-- K --><title>A &amp; B</title>';
  const inside = `${style}<g inkscape:label='1'><path class="a" d="M0 0\n h8"/></g>`;
  put(svg(inside, 'xmlns:inkscape="http://www.inkscape.org/" viewBox="0 0 64 64"'));
  expect(logoFault('logo.svg')).toBeUndefined();
});

test('another kind of file, and one that is not there, are refused', () => {
  put(svg(SIGN), 'logo.png');
  expect(logoFault('logo.png')).toContain('est un fichier .svg');
  expect(logoFault('absent.svg')).toContain('n’existe pas');
});

const FACE = 'viewBox="0 0 80 100" fill="none"';

test('a face is read as a group, with the colours and lines of its root', () => {
  put(svg('\n  <path fill="#210"\n    d="M0 0h8"/>\n', FACE));
  expect(drawingFault('logo.svg')).toBeUndefined();
  expect(readDrawing('logo.svg')).toBe('<g fill="none"><path fill="#210"\n    d="M0 0h8"/></g>');
});

test.each([
  ['another size', svg(''), 'demande viewBox="0 0 80 100"'],
  ['styles', svg('<style>p{}</style>', FACE), 'ne contient pas que des tracés'],
  ['a style', svg('<path style="fill:red"/>', FACE), '« <path style="fill:red"/> »'],
  ['a link', svg('<a><path d="M0 0"/></a>', FACE), '« <a></a> »'],
])('a face with %s is refused', (_, text, reason) => {
  put(text);
  expect(drawingFault('logo.svg')).toContain(reason);
});
