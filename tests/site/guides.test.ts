/** Guides to print, and table templates. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { typeset } from '#i18n/typography.ts';
import { guidePath, routes, templatePath } from '#routes.ts';
import { builtPages, documentOf, plain, textOf, without } from '../../tools/built-pages.ts';
import { contentOf, filesOf } from '../../tools/content.ts';

const guides = filesOf('guides').map((name) => ({ name, ...contentOf(`guides/${name}`) }));
const products = filesOf('products').map((name) => contentOf(`products/${name}`).name as string);
const choosing = guides.filter(({ kind }) => kind === 'choose');
const set = (text: string) => plain(typeset(text));

/** The questions of a list, as its table prints them. */
async function questionsOf(name: string): Promise<string[]> {
  const rows = (await documentOf(guidePath(name))).querySelectorAll(
    'article th[scope=row] > :first-child',
  );
  return [...rows].map(({ textContent }) => set(textContent ?? ''));
}

test('every guide has its page, in the site map, and the list leads to it', async () => {
  const sitemap = readFileSync('dist/sitemap.xml', 'utf8');
  const links = [...(await documentOf(routes.guides)).querySelectorAll('main a')].map((link) =>
    link.getAttribute('href'),
  );
  const built = (await builtPages()).map(({ path }) => path);
  for (const { name } of guides) {
    expect(built).toContain(guidePath(name));
    expect(links).toContain(guidePath(name));
    expect(sitemap).toContain(`${guidePath(name)}</loc>`);
  }
});

describe('lists to choose a software', () => {
  const everyone: string[] = contentOf('choosing').groups.flatMap(
    ({ questions }: { questions: { ask: string }[] }) => questions.map(({ ask }) => set(ask)),
  );

  test('each is of one trade, and no two of the same', () => {
    const trades = choosing.map(({ product }) => product);
    expect(new Set(trades).size).toBe(trades.length);
    expect(filesOf('products')).toEqual(expect.arrayContaining(trades));
  });

  test.each(choosing)('$name asks what every list asks, and its own trade', async ({ name }) => {
    const questions = await questionsOf(name);
    expect(questions.slice(-everyone.length)).toEqual(everyone);
    expect(questions.length).toBeGreaterThan(everyone.length);
    expect(new Set(questions).size).toBe(questions.length);
  });

  test.each(choosing)('$name has one box a question for each software', async ({ name }) => {
    const page = await documentOf(guidePath(name));
    const vendors = contentOf('pages/guides').guide.vendors;
    for (const row of page.querySelectorAll('article tr:has(th[scope=row])')) {
      const boxes = [...row.querySelectorAll('input[type=checkbox]')];
      const ids = boxes.map((box) => box.getAttribute('aria-labelledby')?.split(' ') ?? []);
      expect(ids.map(([vendor = '']) => page.getElementById(vendor)?.textContent)).toEqual(vendors);
      expect(ids.every(([, ask = '']) => row.contains(page.getElementById(ask)))).toBe(true);
    }
  });

  test.each(guides)(
    '$name names no software of ours: the list is the same for all',
    async (guide) => {
      const article = (await documentOf(guidePath(guide.name))).querySelector('article');
      // Its only link to a product, which leads to our own answers, is left out.
      const said = article
        ? without(article, 'a[href$="/pricing#questions"]').textContent
        : undefined;
      expect(said).toBeDefined();
      expect(products.filter((product) => said?.includes(product))).toEqual([]);
    },
  );
});

describe.each(filesOf('templates'))('the table %s', (name) => {
  const bytes = readFileSync(`dist${templatePath(name)}`);
  const lines = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes).slice(1).split('\r\n');
  const [headings = [], example = [], ...rest] = lines.map((line) => line.split(';'));

  test('begins with the mark that makes Excel read accents', () => {
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  });

  test('has headings, one line of example that says so, and nothing else', () => {
    expect(rest).toEqual([['']]);
    expect(headings.length).toBeGreaterThan(3);
    expect(new Set(headings).size).toBe(headings.length);
    expect(headings.every((heading) => heading.trim() !== '')).toBe(true);
    expect(example).toHaveLength(headings.length);
    expect(example.at(-1)).toBe(typeset(contentOf(`templates/${name}`).last.example));
  });

  test('holds nothing that a spreadsheet computes', () => {
    expect([...headings, ...example].filter((cell) => /^[=+@-]|["\t]/.test(cell))).toEqual([]);
  });

  test('is explained, column by column, where it is downloaded', async () => {
    const section = (await documentOf(routes.guides)).getElementById(`modele-${name}`);
    expect(section?.querySelector(`a[href="${templatePath(name)}"][download]`)).not.toBeNull();
    const columns = [...(section?.querySelectorAll('th[scope=row]') ?? [])];
    expect(columns.map(({ textContent }) => textContent)).toEqual(headings);
  });
});

test.each(guides)('$name shows what it gives once filled, before its first line', async (guide) => {
  const said = await textOf(guidePath(guide.name));
  const [first] = guide.kind === 'choose' ? guide.groups[0].questions : guide.parts[0].steps;
  const result = said.indexOf(set(guide.example.result));
  expect(result).toBeGreaterThan(0);
  expect(result).toBeLessThan(said.indexOf(set(first.ask ?? first)));
});

test('a guide leads to its tables', async () => {
  for (const { name, templates = [] } of guides) {
    const page = await documentOf(guidePath(name));
    for (const table of templates) {
      expect(page.querySelector(`a[href="${templatePath(table)}"]`)).not.toBeNull();
    }
  }
});
